const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const named = /^[a-z]{3,24}$/i;
const component = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|deg|turn|rad)?`;
const functional = new RegExp(
  String.raw`^(?:rgb|hsl)a?\(\s*${component}(?:\s*[,\s]\s*${component}){2}(?:\s*[,/]\s*${component})?\s*\)$`,
  'i',
);

/** A color of the brand's kit; see `kitColor`. */
const ofKit = /^var\(--kit-(?:text|muted|accent|onAccent|surface|contrast|onContrast)\)$/;

/** Checks that a text is a single CSS color. @internal */
export function isColor(value: string): boolean {
  return value.length <= 64 && (hexadecimal.test(value) || named.test(value) || functional.test(value));
}

/** Checks that a text is a single CSS color, or refers to a color of the brand's kit. @internal */
export function isColorOrToken(value: string): boolean {
  return ofKit.test(value) || isColor(value);
}
