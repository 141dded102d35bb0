/** What users chose themselves must not look like lines of the mail's own. */
function onOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A text with its `{names}` replaced by values, each on one line. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => onOneLine(values[name] ?? ''));
}
