import { calls } from '@vitrina/api-client/calls';
import type { groupInputSchema, Group, GroupSettings } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

/** Settings of a new group, which grant nothing. */
const closedSettings: GroupSettings = {
  isBuilderAvailable: false,
  isBuilderProAvailable: false,
  canPublishToStream: false,
  isContentCheckRequired: false,
  isSecondFactorRequired: false,
  liveMonitor: { epackageActivation: false, mapping: false, notInStock: false, updateBrandAlias: false },
  menu: { connectToMarketplace: false, dashboard: true, liveMonitor: false, showTrends: false },
  dashboard: {
    browsers: false,
    devices: false,
    map: false,
    os: false,
    platforms: false,
    usersPerLicense: false,
    usersPerRetailer: false,
  },
  categoryPermissionMethod: 'excluded',
  allowedCategories: [],
  excludedCategories: [],
};

/** User groups as a kind of record. */
export const groupKind: RecordKind<Group, typeof groupInputSchema> = {
  calls: {
    get: calls.getGroup,
    create: calls.createGroup,
    update: calls.updateGroup,
    remove: calls.deleteGroup,
    list: calls.listGroups,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).groupInputSchema,
  blank: {
    name: '',
    settings: closedSettings,
    permissions: ['Dashboard'],
    licenseIds: [],
    retailerIds: [],
    userIds: [],
  },
  toInput: ({ name, settings, permissions, licenses, retailers, users }) => ({
    name,
    settings,
    permissions,
    licenseIds: idsOf(licenses),
    retailerIds: idsOf(retailers),
    userIds: idsOf(users),
  }),
  listPath: '/panel/groups',
  fieldOfCode: { nameTaken: 'name' },
};
