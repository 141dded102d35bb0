import type { Issue } from '../issue.ts';

/**
 * An epack belongs to one license; more are an error.
 *
 * @public
 */
export function checkLicenses(licenseIds: readonly (string | number)[]): Issue[] {
  const isOne = new Set(licenseIds).size <= 1;
  return isOne ? [] : [{ code: 'model.epack.moreThanOneLicense', severity: 'error' }];
}

/**
 * A copy of a locale or template needs the id of the package it comes from and a locale of that.
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
