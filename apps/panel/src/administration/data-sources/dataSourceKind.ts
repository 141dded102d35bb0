import { calls } from '@vitrina/api-client/calls';
import type { dataSourceInputSchema, DataSourceTable } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** Data sources as a kind of record. */
export const dataSourceKind: RecordKind<DataSourceTable, typeof dataSourceInputSchema> = {
  calls: {
    get: calls.readDataSource,
    create: calls.createDataSource,
    update: calls.updateDataSource,
    remove: calls.deleteDataSource,
    list: calls.searchDataSources,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).dataSourceInputSchema,
  blank: { name: '', columns: [], rows: [] },
  toInput: ({ license, name, columns, rows }) => ({ licenseId: license.id, name, columns, rows }),
  listPath: '/panel/data-sources',
};
