/** Frames the drawing of a palette image: 64 by 48, lines in the text's color, one accent color. */
export function thumbnail(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" width="64" height="48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawing}</svg>`;
}

/** Fill of the areas that represent content. */
export const tint = 'fill="currentColor" fill-opacity=".12"';
