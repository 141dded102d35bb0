/** CSS declarations of one rule, by property name. An undefined value is not written. @public */
export type Declarations = { readonly [property: string]: string | number | undefined };

const propertyName = /^-{0,2}[a-z][a-z\d-]*$/;
const quotedUrl = /url\("[^"\\\n\r\f()<>]*"\)/g;
/** What most values are: words, numbers and colors by hex. */
const bareValue = /^[\w #%.-]+$/;
const plainValue = /^[\w\s#%.,()+*/'-]+$/;

/**
 * Whether a text can be placed as the value of a declaration without ending it, its rule, or opening a comment.
 *
 * @internal
 */
export function isSafeCssValue(value: string): boolean {
  if (bareValue.test(value)) return true;
  const rest = value.replace(quotedUrl, '');
  if (rest === '') return true;
  return (
    plainValue.test(rest) &&
    !/\/\*|\*\/|url\(|expression\(|image-set\(|[\n\r\f]/i.test(rest) &&
    isBalanced(rest)
  );
}

/**
 * An address as a CSS `url("…")`, with everything that could end the string percent-encoded.
 *
 * @public
 */
export function cssUrl(address: string): string {
  const encoded = address.replace(
    /["'\\()<>\s]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).padStart(2, '0')}`,
  );
  return `url("${encoded}")`;
}

/** Writes declarations, leaving out whatever is not safe to write. @internal */
export function declarationsText(declarations: Declarations): string {
  return Object.entries(declarations)
    .map(([property, value]) => declarationText(property, value))
    .filter(Boolean)
    .join(';');
}

function declarationText(property: string, value: string | number | undefined): string {
  if (value === undefined || value === '' || !propertyName.test(property)) return '';
  const text = String(value);
  return isSafeCssValue(text) ? `${property}:${text}` : '';
}

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && (value.split("'").length - 1) % 2 === 0;
}
