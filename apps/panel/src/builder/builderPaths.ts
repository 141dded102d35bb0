/** Path of the simple builder's list. Pages append an ID or `new`. */
export const builderPath = '/panel/builder';

/** Path of a new package. */
export const newPath = `${builderPath}/new`;

/** Returns the address of a package in Builder Pro. */
export function proUrl(epackId: string): string {
  return `/panel/builder-pro/${epackId}`;
}

/** Returns the preview address of a package. */
export function previewUrl(epackId: string): string {
  return `/panel/builder-pro/preview/${epackId}`;
}
