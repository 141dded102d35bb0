import type { ColumnType, Generated } from 'kysely';

import type {
  ImpressionTable,
  RollDimensionTable,
  RollEpackTable,
  RollLicenseEpackTable,
  RollStateTable,
  RollVisitTable,
  RollZoneTable,
  VisitorSaltTable,
} from './eventTables.ts';

/** A JSON column: read as a value, written as text. */
type JsonColumn<Value> = ColumnType<Value, string, string>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

interface LicenseTable {
  id: Generated<number>;
  name: string;
}
interface RetailerTable {
  id: Generated<number>;
  name: string;
  /** Host names of its shop; visits from elsewhere are kept as foreign. */
  domains: string[];
  is_sis: boolean;
}
interface LicenseRetailerTable {
  license_id: number;
  retailer_id: number;
}
interface BrandTable {
  id: Generated<number>;
  name: string;
  license_id: number | null;
}
interface CategoryTable {
  id: Generated<number>;
  name: string;
  parent_id: number | null;
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
  created_at: Timestamp;
}
interface TokenTable {
  /** SHA-256 of the token; the token itself is nowhere. */
  hash: Buffer;
  user_id: number;
  audience: 'panel' | 'builder';
  created_at: Timestamp;
  used_at: Timestamp;
}
interface StatisticsGroupTable {
  id: Generated<number>;
  name: string;
}
interface StatisticsGroupPermissionTable {
  statistics_group_id: number;
  permission_id: number;
}
interface StatisticsGroupUserTable {
  statistics_group_id: number;
  user_id: number;
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

interface EpackTable {
  id: string;
  public_id: string;
  license_id: number | null;
  owner_id: number;
  type: 'sis' | 'minisite';
  /** epackData without `components`. */
  data: JsonColumn<unknown>;
  /** activeEpackage. */
  active: JsonColumn<unknown>;
  name: string;
  brand: string;
  mpn: string;
  ean: string;
  mapping_id: string;
  categories: string[];
  tags: string[];
  author: string;
  version: string;
  custom_package_id: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
}
interface PageTable {
  epack_id: string;
  locale: string;
  template: string;
  page: string;
  revision: number;
  components: JsonColumn<unknown>;
  component_count: number;
  saved_at: Timestamp;
  saved_by: number;
}
interface PageVersionTable extends PageTable {
  replaced_at: Timestamp;
}
interface FileTable {
  /** SHA-256 of the stored bytes. */
  id: string;
  extension: string;
  name: string;
  content_type: string;
  size_bytes: number;
  width_px: number;
  height_px: number;
  variants: JsonColumn<unknown>;
  created_by: number | null;
  created_at: Timestamp;
}
interface FontTable {
  id: Generated<number>;
  family: string;
  weight: string;
  style: string;
  formats: JsonColumn<unknown>;
}
interface DataSourceTable {
  id: Generated<number>;
  license_id: number;
  name: string;
}
interface DataSourceItemTable {
  id: Generated<number>;
  data_source_id: number;
  data: JsonColumn<unknown>;
}

interface PublicationTable {
  id: Generated<number>;
  epack_id: string;
  license_id: number;
  /** Names the exact content. */
  hash: string;
  retailer_ids: number[];
  keys: JsonColumn<unknown>;
  published_by: number;
  published_at: Timestamp;
}
interface StreamPointerTable {
  retailer_id: number;
  kind: 'mapping' | 'gtin' | 'mpn';
  key: string;
  epack_id: string;
  publication_id: number;
}

/** Every table of the database, for Kysely. */
export interface Tables {
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
  app_user: UserTable;
  token: TokenTable;
  statistics_group: StatisticsGroupTable;
  statistics_group_permission: StatisticsGroupPermissionTable;
  statistics_group_user: StatisticsGroupUserTable;
  front_log: FrontLogTable;
  audit_log: AuditLogTable;
  debt_notice: DebtNoticeTable;
  debt_notice_closed: DebtNoticeClosedTable;
  epack: EpackTable;
  page: PageTable;
  page_version: PageVersionTable;
  file: FileTable;
  font: FontTable;
  data_source: DataSourceTable;
  data_source_item: DataSourceItemTable;
  publication: PublicationTable;
  stream_pointer: StreamPointerTable;
  impression: ImpressionTable;
  visitor_salt: VisitorSaltTable;
  roll_epack: RollEpackTable;
  roll_license_epack: RollLicenseEpackTable;
  roll_dimension: RollDimensionTable;
  roll_visit: RollVisitTable;
  roll_state: RollStateTable;
  roll_zone: RollZoneTable;
}
