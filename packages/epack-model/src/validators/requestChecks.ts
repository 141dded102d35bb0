import type { Issue } from '../issue.ts';

/** Checks that an epack has at most one license. @public */
export function checkLicenses(licenseIds: readonly (string | number)[]): Issue[] {
  const isOne = new Set(licenseIds).size <= 1;
  return isOne ? [] : [{ code: 'model.epack.moreThanOneLicense', severity: 'error' }];
}

/**
 * Checks that a copy of a locale or template has the id of its source package and a locale of that package.
 *
 * @public
 */
export function checkCopySource(source: {
  readonly packageId?: string | null;
  readonly locale?: string | null;
}): Issue[] {
  const isComplete = Boolean(source.packageId) && Boolean(source.locale);
  return isComplete ? [] : [{ code: 'notifications.error.somethingWentWrong', severity: 'error' }];
}
