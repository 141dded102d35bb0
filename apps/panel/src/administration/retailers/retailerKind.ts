import { calls } from '@vitrina/api-client/calls';
import type { retailerInputSchema, Retailer } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** Retailers as a kind of record. */
export const retailerKind: RecordKind<Retailer, typeof retailerInputSchema> = {
  calls: {
    get: calls.getRetailer,
    create: calls.createRetailer,
    update: calls.updateRetailer,
    remove: calls.deleteRetailer,
    list: calls.searchRetailers,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).retailerInputSchema,
  blank: { name: '', domains: [], isSis: false, marketplace: 'site', licenseIds: [] },
  toInput: ({ name, domains, isSis, marketplace, licenses }) => ({
    name,
    domains,
    isSis,
    marketplace,
    licenseIds: licenses.map(({ id }) => id),
  }),
  listPath: '/panel/retailers',
  fieldOfCode: { nameTaken: 'name' },
};
