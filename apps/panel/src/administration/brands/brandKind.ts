import { calls } from '@vitrina/api-client/calls';
import type { brandInputSchema, BrandRecord } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** Brands as a kind of record. */
export const brandKind: RecordKind<BrandRecord, typeof brandInputSchema> = {
  calls: {
    get: calls.getBrand,
    create: calls.createBrand,
    update: calls.updateBrand,
    remove: calls.deleteBrand,
    list: calls.searchBrands,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).brandInputSchema,
  blank: { name: '', licenseId: null },
  toInput: ({ name, license }) => ({ name, licenseId: license?.id ?? null }),
  listPath: '/panel/brands',
  fieldOfCode: { nameTaken: 'name' },
};
