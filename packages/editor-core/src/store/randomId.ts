/** A random UUID, also on pages without https, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // The digits of version and variant stand where a random one of theirs may: RFC 9562, section 5.4.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/v, '$1-$2-4$3-8$4-$5');
}
