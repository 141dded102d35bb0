// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Removes invisible characters that XML 1.0 does not allow: control characters and lone surrogates. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(controls, '');
}
