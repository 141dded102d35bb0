import type { KeyScope } from '@vitrina/api-client/contract';
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
  /** Null for tokens of the time before tokens had an end. */
  ends_at: Date | null;
}
interface GroupKeyTable {
  id: Generated<number>;
  group_id: number;
  /** The account that acts when the key is used. */
  user_id: number;
  name: string;
  scopes: KeyScope[];
  hash: Buffer;
  created_by: Generated<number | null>;
  created_at: Generated<Date>;
  ends_at: Generated<Date | null>;
  used_at: Generated<Date | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    user_group: GroupTable;
    group_permission: GroupPermissionTable;
    group_license: GroupLicenseTable;
    group_retailer: GroupRetailerTable;
    group_token: GroupTokenTable;
    group_key: GroupKeyTable;
  }
}
