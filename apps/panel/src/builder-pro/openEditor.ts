/** Path of the packages. */
export const builderPath = '/panel/builder-pro';

/** Opens the editor with a full page load, because it is another app of the same server. */
export function openEditor(epackId: string): void {
  globalThis.location.assign(`${builderPath}/${epackId}`);
}
