/**
 * Writes what could not be had to the browser's log, where the documents ask for no more (panel.md and builder-pro.md,
 * section 8). What is said on the screen is the caller's. No error of ours holds a password or token.
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- it is the log that is meant
  console.warn(what, error);
}
