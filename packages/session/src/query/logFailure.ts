/**
 * Logs a failed load to the browser's console, for failures that need no other handling. The caller shows any
 * message on screen. Our errors contain no password or token.
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- it is the log that is meant
  console.warn(what, error);
}
