import type { BrandKitWire, ContentRulesWire, Marketplace } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

interface LicenseTable {
  id: Generated<number>;
  name: string;
  /** Null for none. */
  content_rules: ColumnType<ContentRulesWire | null, string | null, string | null>;
  brand_kit: ColumnType<BrandKitWire | null, string | null, string | null>;
  /** Since when its packages are being published in its look; null if they aren't. */
  republishing_since: Date | null;
  revision: Generated<number>;
}
/** The look of a license since it was changed; null for the plain one. */
interface BrandKitVersionTable {
  id: Generated<number>;
  license_id: number;
  kit: ColumnType<BrandKitWire | null, string | null, never>;
  /** Null for a look saved before there were versions, or if the user is gone. */
  saved_by: number | null;
  saved_at: Date;
}
interface RetailerTable {
  id: Generated<number>;
  name: string;
  /** Host names of the retailer's shop; visits from other hosts are stored as foreign. */
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

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    license: LicenseTable;
    brand_kit_version: BrandKitVersionTable;
    retailer: RetailerTable;
    license_retailer: LicenseRetailerTable;
    brand: BrandTable;
    category: CategoryTable;
    license_category: LicenseCategoryTable;
    statistics_group: StatisticsGroupTable;
    statistics_group_permission: StatisticsGroupPermissionTable;
    statistics_group_user: StatisticsGroupUserTable;
    statistics_group_license: StatisticsGroupLicenseTable;
  }
}
