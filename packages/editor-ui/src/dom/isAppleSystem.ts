/** Returns whether the browser runs on an Apple operating system. */
export function isAppleSystem(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
