/** CSS declarations of a rule, by property name. Undefined values are left out. @public */
export type Declarations = { readonly [property: string]: string | number | undefined };

const propertyName = /^-{0,2}[a-z][a-z\d-]*$/;
const quotedUrl = /url\("[^"\\\n\r\f()<>]*"\)/g;
/** Matches most values: words, numbers and hex colors. */
const bareValue = /^[\w #%.-]+$/;
const plainValue = /^[\w\s#%.,()+*/'-]+$/;

/**
 * Checks that a text is safe as a declaration's value: it cannot end the declaration or its rule, or open a
 * comment.
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

/** Returns an address as a CSS `url("…")`; percent-encodes everything that could end the string. @public */
export function cssUrl(address: string): string {
  const encoded = address.replace(
    /["'\\()<>\s]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).padStart(2, '0')}`,
  );
  return `url("${encoded}")`;
}

/** Writes declarations as text and leaves out unsafe ones. @internal */
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
