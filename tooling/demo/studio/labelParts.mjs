// Labels share a display face and a hairline between lines.
export const display = (family) => `font-family:'${family}'`;
export const hairline = '<hr style="width:3em;border:0;border-top:2px solid currentColor;margin:.9em auto">';
