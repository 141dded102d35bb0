/** Whether this browser runs on one of Apple's systems. */
export function isAppleSystem(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
