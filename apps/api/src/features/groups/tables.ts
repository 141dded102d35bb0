import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

interface GroupTable {
  id: Generated<number>;
  name: string;
  settings: JsonColumn<unknown>;
  revision: Generated<number>;
}
interface GroupPermissionTable {
  group_id: number;
  permission_id: number;
}
interface GroupLicenseTable {
  group_id: number;
  license_id: number;
}
interface GroupRetailerTable {
  group_id: number;
  retailer_id: number;
}
interface GroupTokenTable {
  group_id: number;
  hash: Buffer;
  /** The account that acts when the token is used. */
  user_id: number;
  created_at: Timestamp;
  used_at: Date | null;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    user_group: GroupTable;
    group_permission: GroupPermissionTable;
    group_license: GroupLicenseTable;
    group_retailer: GroupRetailerTable;
    group_token: GroupTokenTable;
  }
}
