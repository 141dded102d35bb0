import { calls } from '@vitrina/api-client/calls';
import type { productOwnerInputSchema, ProductOwnerRecord } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** Owners of products as a kind of record. */
export const productOwnerKind: RecordKind<ProductOwnerRecord, typeof productOwnerInputSchema> = {
  calls: {
    get: calls.getProductOwner,
    create: calls.createProductOwner,
    update: calls.updateProductOwner,
    remove: calls.deleteProductOwner,
    list: calls.searchProductOwners,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).productOwnerInputSchema,
  blank: { kind: 'brand', brand: '', code: '', role: 'owner', until: '' },
  toInput: ({ kind, brand, code, role, license, until }) => ({
    kind,
    brand,
    code,
    role,
    licenseId: license.id,
    until: until ?? '',
  }),
  listPath: '/panel/product-owners',
  fieldOfCode: { nameTaken: 'licenseId' },
};
