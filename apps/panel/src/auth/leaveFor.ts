/** Leaves the page. Never resolves, so that a form stays pending until the browser has left. */
export function leaveFor(path: string): Promise<never> {
  globalThis.location.replace(path);
  return new Promise<never>(() => undefined);
}
