import type { ContentTables } from './contentTables.ts';
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
import type { PeopleTables } from './peopleTables.ts';
import type { ServiceTables } from './serviceTables.ts';
import type { ViewTables } from './viewTables.ts';

/** Every table of the database, for Kysely. */
export interface Tables extends PeopleTables, ContentTables, ServiceTables, ViewTables {
  impression: ImpressionTable;
  visitor_salt: VisitorSaltTable;
  roll_epack: RollEpackTable;
  roll_license_epack: RollLicenseEpackTable;
  roll_dimension: RollDimensionTable;
  roll_visit: RollVisitTable;
  roll_state: RollStateTable;
  roll_zone: RollZoneTable;
}
