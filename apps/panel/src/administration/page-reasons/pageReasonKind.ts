import { calls } from '@vitrina/api-client/calls';
import type { pageReasonInputSchema, PageReasonRecord } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** Reasons as a kind of record. */
export const pageReasonKind: RecordKind<PageReasonRecord, typeof pageReasonInputSchema> = {
  calls: {
    get: calls.getPageReason,
    create: calls.createPageReason,
    update: calls.updatePageReason,
    remove: calls.deletePageReason,
    list: calls.searchPageReasons,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).pageReasonInputSchema,
  blank: { nameEn: '', nameRu: '', isRetired: false },
  toInput: ({ nameEn, nameRu, isRetired }) => ({ nameEn, nameRu, isRetired }),
  listPath: '/panel/page-reasons',
  fieldOfCode: { nameTaken: 'nameEn' },
};
