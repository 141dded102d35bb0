// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** A text without what no XML 1.0 document may hold and nobody can see: control characters and halves of pairs. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(controls, '');
}
