import { calls } from '@vitrina/api-client/calls';
import type { statisticsGroupInputSchema, StatisticsGroupRecord } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** Statistics groups as a kind of record. */
export const statisticsGroupKind: RecordKind<StatisticsGroupRecord, typeof statisticsGroupInputSchema> = {
  calls: {
    get: calls.getStatisticsGroup,
    create: calls.createStatisticsGroup,
    update: calls.updateStatisticsGroup,
    remove: calls.deleteStatisticsGroup,
    list: calls.searchStatisticsGroups,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).statisticsGroupInputSchema,
  blank: { name: '', permissions: [], licenseIds: [], userIds: [] },
  toInput: ({ name, permissions, licenses, users }) => ({
    name,
    permissions: permissions.map((permission) => permission.name),
    licenseIds: licenses.map(({ id }) => id),
    userIds: users.map(({ id }) => id),
  }),
  listPath: '/panel/statistics-groups',
  fieldOfCode: { nameTaken: 'name' },
};
