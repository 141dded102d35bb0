/** An id that nothing else has. `crypto.randomUUID` is missing on pages without https. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
