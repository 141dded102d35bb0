import { calls } from '@vitrina/api-client/calls';
import type { licenseInputSchema, License } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

/** Rules of a new license. */
const noRules: License['contentRules'] = {
  bannedWords: [],
  requiredWords: [],
  requiredBlocks: [],
  minImageWidth: null,
  maxPageWeight: null,
  mayIgnore: false,
};

/** Fields that kits lack if they were saved before there were these fields. */
const shapesOfEarlierKits = {
  corners: 'own',
  spacing: 'regular',
  shadow: 'own',
  maxWidth: 'none',
  voice: '',
} as const;

/** Licenses as a kind of record. */
export const licenseKind: RecordKind<License, typeof licenseInputSchema> = {
  calls: {
    get: calls.getLicense,
    create: calls.createLicense,
    update: calls.updateLicense,
    remove: calls.deleteLicense,
    list: calls.searchLicenses,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).licenseInputSchema,
  blank: { name: '', retailerIds: [], categoryIds: [], contentRules: noRules, brandKit: null },
  toInput: ({ name, retailers, categories, contentRules, brandKit }) => ({
    name,
    retailerIds: idsOf(retailers),
    categoryIds: idsOf(categories),
    contentRules,
    brandKit: brandKit && { ...shapesOfEarlierKits, ...brandKit },
  }),
  listPath: '/panel/licenses',
  fieldOfCode: { nameTaken: 'name' },
};
