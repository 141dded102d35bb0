import type { ContentTables } from './contentTables.ts';
import type {
  ImpressionTable,
  RollDimensionTable,
  RollEpackTable,
  RollHourTable,
  RollLicenseDimensionTable,
  RollLicenseEpackTable,
  RollStateTable,
  RollUserTable,
  RollVisitTable,
  RollZoneTable,
  ShelfTable,
  VisitorSaltTable,
} from './eventTables.ts';
import type { MarketplaceTables } from './marketplaceTables.ts';
import type { MonitorTables } from './monitorTables.ts';
import type { PeopleTables } from './peopleTables.ts';
import type { ReportTables } from './reportTables.ts';
import type { ServiceTables } from './serviceTables.ts';
import type { StreamTables } from './streamTables.ts';
import type { ViewTables } from './viewTables.ts';

/** Every table of the database, for Kysely. */
export interface Tables
  extends
    PeopleTables,
    ContentTables,
    StreamTables,
    ServiceTables,
    ReportTables,
    ViewTables,
    MarketplaceTables,
    MonitorTables {
  impression: ImpressionTable;
  visitor_salt: VisitorSaltTable;
  roll_epack: RollEpackTable;
  roll_license_epack: RollLicenseEpackTable;
  shelf: ShelfTable;
  roll_hour: RollHourTable;
  roll_user: RollUserTable;
  roll_license_dimension: RollLicenseDimensionTable;
  roll_dimension: RollDimensionTable;
  roll_visit: RollVisitTable;
  roll_state: RollStateTable;
  roll_zone: RollZoneTable;
}
