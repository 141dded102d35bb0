/** Keeps a user's text on one line, so that it cannot look like part of the email's own text. */
function onOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Replaces the `{names}` in a text with values, each on one line. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => onOneLine(values[name] ?? ''));
}
