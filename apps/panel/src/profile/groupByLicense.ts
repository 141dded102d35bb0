import type { Named, Profile } from '@vitrina/api-client/contract';

/** A license and the retailers connected through it. */
export interface LicenseConnections {
  license: Named;
  retailers: Named[];
}

/** Groups a profile's retailers by license, including licenses without retailers. */
export function groupByLicense({
  licenses,
  retailers,
}: Pick<Profile, 'licenses' | 'retailers'>): LicenseConnections[] {
  const all = new Map(
    [...licenses, ...retailers.map(({ license }) => license)].map((license) => [license.id, license]),
  );
  return [...all.values()].map((license) => ({
    license,
    retailers: retailers.filter((retailer) => retailer.license.id === license.id),
  }));
}
