import type { Marketplace } from '@vitrina/api-client/contract';
import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from './columns.ts';

interface LicenseTable {
  id: Generated<number>;
  name: string;
  revision: Generated<number>;
}
interface RetailerTable {
  id: Generated<number>;
  name: string;
  /** Host names of its shop; visits from elsewhere are kept as foreign. */
  domains: string[];
  is_sis: boolean;
  marketplace: Generated<Marketplace>;
  revision: Generated<number>;
}
interface LicenseRetailerTable {
  license_id: number;
  retailer_id: number;
}
interface BrandTable {
  id: Generated<number>;
  name: string;
  license_id: number | null;
  revision: Generated<number>;
}
interface CategoryTable {
  id: Generated<number>;
  name: string;
  parent_id: number | null;
  revision: Generated<number>;
}
interface LicenseCategoryTable {
  license_id: number;
  category_id: number;
}

interface PermissionTable {
  id: number;
  name: string;
}
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
interface UserTable {
  id: Generated<number>;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  roles: string[];
  group_id: number | null;
  is_enabled: Generated<boolean>;
  /** True for the account behind a group's token: nobody signs in as it, and no list shows it. */
  is_service: Generated<boolean>;
  created_at: Timestamp;
  last_sign_in_at: Date | null;
  revision: Generated<number>;
}
interface TokenTable {
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is nowhere. */
  hash: Buffer;
  user_id: number;
  audience: 'panel' | 'builder';
  browser: Generated<string>;
  os: Generated<string>;
  created_at: Timestamp;
  used_at: Timestamp;
}
interface PasswordLinkTable {
  /** SHA-256 of the link's token. */
  hash: Buffer;
  user_id: number;
  expires_at: Date;
}
interface SignInFailureTable {
  /** What failed: SHA-256 of a place, a login, or both. */
  key: string;
  failures: number;
  blocked_until: Date | null;
  /** Forgotten then, unless it fails again. */
  ends_at: Date;
}
interface KnownPlaceTable {
  user_id: number;
  /** SHA-256 of the network somebody signed in from as this user. */
  place: Buffer;
  used_at: Timestamp;
}
interface SecondFactorTable {
  user_id: number;
  /** Sealed by the server's key. */
  secret: Buffer;
  confirmed_at: Date | null;
  /** The last time step a code was accepted for; no code counts twice. */
  panel_step: Generated<number>;
  builder_step: Generated<number>;
}
interface RecoveryCodeTable {
  user_id: number;
  hash: Buffer;
}

interface StatisticsGroupTable {
  id: Generated<number>;
  name: string;
  revision: Generated<number>;
}
interface StatisticsGroupPermissionTable {
  statistics_group_id: number;
  permission_id: number;
}
interface StatisticsGroupUserTable {
  statistics_group_id: number;
  user_id: number;
}
interface StatisticsGroupLicenseTable {
  statistics_group_id: number;
  license_id: number;
}

interface FrontLogTable {
  id: Generated<number>;
  user_id: number;
  action: string;
  action_type: string;
  target: string;
  data: JsonColumn<unknown>;
  created_at: Timestamp;
}
interface AuditLogTable {
  id: Generated<number>;
  user_id: number | null;
  action: string;
  subject: string;
  data: JsonColumn<unknown>;
  created_at: Timestamp;
}
interface DebtNoticeTable {
  id: Generated<number>;
  license_id: number;
  message_en: string;
  message_ru: string;
  created_at: Timestamp;
}
interface DebtNoticeClosedTable {
  notice_id: number;
  user_id: number;
}
interface NotificationTable {
  id: Generated<number>;
  title: string;
  text: string;
  /** Within the panel; what people send has none. */
  link: Generated<string | null>;
  is_for_everyone: boolean;
  author_id: number | null;
  created_at: Timestamp;
}
interface NotificationUserTable {
  notification_id: number;
  user_id: number;
}
interface NotificationGroupTable {
  notification_id: number;
  group_id: number;
}
interface NotificationReadTable {
  notification_id: number;
  user_id: number;
  read_at: Timestamp;
}

/** The tables of accounts and administration. */
export interface PeopleTables {
  license: LicenseTable;
  retailer: RetailerTable;
  license_retailer: LicenseRetailerTable;
  brand: BrandTable;
  category: CategoryTable;
  license_category: LicenseCategoryTable;
  permission: PermissionTable;
  user_group: GroupTable;
  group_permission: GroupPermissionTable;
  group_license: GroupLicenseTable;
  group_retailer: GroupRetailerTable;
  group_token: GroupTokenTable;
  app_user: UserTable;
  token: TokenTable;
  password_link: PasswordLinkTable;
  sign_in_failure: SignInFailureTable;
  known_place: KnownPlaceTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  statistics_group: StatisticsGroupTable;
  statistics_group_permission: StatisticsGroupPermissionTable;
  statistics_group_user: StatisticsGroupUserTable;
  statistics_group_license: StatisticsGroupLicenseTable;
  front_log: FrontLogTable;
  audit_log: AuditLogTable;
  debt_notice: DebtNoticeTable;
  debt_notice_closed: DebtNoticeClosedTable;
  notification: NotificationTable;
  notification_user: NotificationUserTable;
  notification_group: NotificationGroupTable;
  notification_read: NotificationReadTable;
}
