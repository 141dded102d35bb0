/** Where the list of the simple builder is; an id, or `new`, follows for a page. */
export const builderPath = '/panel/builder';

/** A page that was never saved. */
export const newPath = `${builderPath}/new`;

/** Where Builder Pro opens a package. */
export function proUrl(epackId: string): string {
  return `/panel/builder-pro/${epackId}`;
}

/** Where a package can be looked at. */
export function previewUrl(epackId: string): string {
  return `/panel/builder-pro/preview/${epackId}`;
}
