import type {
  OwnedByAnotherLicenseData,
  PartialMatchData,
  TakenByAnotherLicenseData,
} from '@vitrina/api-client/contract';

import type { Failure } from '../../platform/http/failure.ts';

/** More reasons than these are no list that a person reads for one of many packages. */
const maxReasons = 5;

/** Returns whom or what a refusal names: the missing fields, the owner of the product, the package in its place. */
export function reasonsOf({ code, details: { errors = [], data } }: Failure): string[] {
  if (code === 'ownedByAnotherLicense') return [(data as OwnedByAnotherLicenseData).owner.name];
  if (code === 'partialMatch') return [(data as PartialMatchData).existing.name];
  if (code === 'takenByAnotherLicense')
    return (data as TakenByAnotherLicenseData).retailers.map(({ name }) => name).slice(0, maxReasons);
  const messages = errors.flatMap((error) => ('message' in error ? [error.message] : []));
  return [...new Set(messages)].slice(0, maxReasons);
}
