const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const named = /^[a-z]{3,24}$/i;
const component = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|deg|turn|rad)?`;
const functional = new RegExp(
  String.raw`^(?:rgb|hsl)a?\(\s*${component}(?:\s*[,\s]\s*${component}){2}(?:\s*[,/]\s*${component})?\s*\)$`,
  'i',
);

/** Checks that a text is a single CSS color. @internal */
export function isColor(value: string): boolean {
  return value.length <= 64 && (hexadecimal.test(value) || named.test(value) || functional.test(value));
}
