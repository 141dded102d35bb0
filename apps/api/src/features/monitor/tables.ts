import type {
  AlertRule,
  PageCheckFailure,
  PageEvidence,
  PageProblemType,
  PageStatus,
} from '@vitrina/api-client/contract';
import type { Generated, GeneratedAlways } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';
import type { PageState } from './rules/pageState.ts';

interface PageReasonTable {
  id: Generated<number>;
  name_en: string;
  name_ru: string;
  is_retired: Generated<boolean>;
  revision: Generated<number>;
}
interface ProductPageTable {
  id: Generated<number>;
  retailer_id: number;
  license_id: number;
  /** Null if the product's page is unknown. */
  link: string | null;
  /** Scheme, host and port of the link. */
  origin: GeneratedAlways<string | null>;
  product_name: Generated<string>;
  ean: Generated<string>;
  mpn: Generated<string>;
  brand: Generated<string>;
  brand_alias: Generated<string>;
  retailer_sku: Generated<string>;
  epack_id: string | null;
  is_in_stock: Generated<boolean>;
  reason_id: number | null;
  reason_note: Generated<string>;
  reason_at: Date | null;
  is_checked: Generated<boolean>;
  status: Generated<PageStatus>;
  status_since: Timestamp;
  /** State found by the last successful check; null before the first one. */
  state: PageState | null;
  visited_at: Date | null;
  check_failure: PageCheckFailure | null;
  /** Number of failed checks in a row. */
  failed_checks: Generated<number>;
  next_check_at: Timestamp;
  created_at: Timestamp;
  revision: Generated<number>;
}
interface PageStatusPeriodTable {
  page_id: number;
  since: Date;
  /** Null while the status lasts. */
  until: Date | null;
  status: PageStatus;
}
interface PageCheckTable {
  id: Generated<number>;
  page_id: number;
  checked_at: Date;
  took_ms: number;
  failure: PageCheckFailure | null;
  evidence: JsonColumn<PageEvidence | null>;
}
interface PageShotTable {
  page_id: number;
  taken_at: Date;
  /** WebP. */
  bytes: Buffer;
}
interface PageProblemTable {
  id: Generated<number>;
  page_id: number;
  type: PageProblemType;
  since: Date;
  /** Null while the problem is open. */
  cleared_at: Date | null;
  expected: string;
  found: string;
  is_acknowledged: Generated<boolean>;
  owner_id: number | null;
}
interface AlertRuleTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  problems: PageProblemType[];
  statuses: PageStatus[];
  retailer_ids: number[];
  brand_ids: number[];
  license_ids: number[];
  pace: AlertRule['pace'];
  is_by_mail: boolean;
  language: AlertRule['language'];
  created_at: Timestamp;
  /** Problems that began up to an hour before this time, or later, may be unreported. */
  looked_at: Timestamp;
  sent_at: Date | null;
  revision: Generated<number>;
}
/** Problems users were alerted to, so that none is sent twice. */
interface AlertToldProblemTable {
  user_id: number;
  problem_id: number;
}
/** Statuses users were alerted to; see {@link AlertToldProblemTable}. */
interface AlertToldStatusTable {
  user_id: number;
  page_id: number;
  since: Date;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    page_reason: PageReasonTable;
    product_page: ProductPageTable;
    page_status_period: PageStatusPeriodTable;
    page_check: PageCheckTable;
    page_shot: PageShotTable;
    page_problem: PageProblemTable;
    alert_rule: AlertRuleTable;
    alert_told_problem: AlertToldProblemTable;
    alert_told_status: AlertToldStatusTable;
  }
}
