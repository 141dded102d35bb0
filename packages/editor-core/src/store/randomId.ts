/** Returns a random UUID. Works on pages without https, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Set the digits of version and variant, as RFC 9562 requires for UUID version 4.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/v, '$1-$2-4$3-8$4-$5');
}
