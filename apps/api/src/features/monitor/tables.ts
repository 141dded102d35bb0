import type {
  AlertRule,
  IncidentEventKind,
  IncidentState,
  PageCheckFailure,
  PageEvidence,
  PageProblemType,
  PageSight,
  PageStatus,
  PageStatusCause,
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
  /** `pageKey` of the page's canonical address, or its link; empty without one. */
  page_key: Generated<string>;
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
  status_cause: Generated<PageStatusCause>;
  /** The problem that keeps the page from being live; null for other causes. */
  status_problem: PageProblemType | null;
  /** State found by the last successful check; null before the first one. */
  state: PageState | null;
  /** Whether the last check that could tell saw the content on the page. */
  is_shown: Generated<boolean>;
  /** Whether the page has a script tag, which reports views. */
  is_counted: Generated<boolean>;
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
  /** Why it began; null for periods of earlier releases. */
  cause: PageStatusCause | null;
  /** The problem that hid the content; null for other causes. */
  problem: PageProblemType | null;
  /** Why the page could not be read; null for other causes. */
  failure: PageCheckFailure | null;
  /** The views of the seven days before; null for periods of earlier releases. */
  views: number | null;
}
type StoredSight = Omit<PageSight, 'sameLook'> & Partial<PageSight>;
/** Evidence of earlier releases lacks the fields that came later. */
export type StoredEvidence = Omit<PageEvidence, 'way' | 'sight'> &
  Partial<Pick<PageEvidence, 'way'>> & { sight?: StoredSight | null };
interface PageCheckTable {
  id: Generated<number>;
  page_id: number;
  checked_at: Date;
  took_ms: number;
  failure: PageCheckFailure | null;
  evidence: JsonColumn<StoredEvidence | null>;
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
  /** Null until the problem is grouped with others of its kind. */
  incident_id: number | null;
}
interface IncidentTable {
  id: Generated<number>;
  license_id: number;
  retailer_id: number;
  type: PageProblemType;
  epack_id: string | null;
  state: Generated<IncidentState>;
  opened_at: Timestamp;
  closed_at: Date | null;
  owner_id: number | null;
  /** `YYYY-MM-DD`, like `promised_on`. */
  due_on: string | null;
  promised_on: string | null;
  /** When the pages were put in line to be checked after the promised day. */
  promise_checked_at: Date | null;
}
interface IncidentEventTable {
  id: Generated<number>;
  incident_id: number;
  kind: IncidentEventKind;
  at: Timestamp;
  /** Null for what happened by itself. */
  user_id: number | null;
  text: Generated<string>;
}
interface IncidentReportTable {
  id: Generated<number>;
  incident_id: number;
  /** Hash of the link's token. */
  hash: Buffer;
  /** The author; the report shows what they can access. */
  user_id: number;
  note: string;
  sent_to: string;
  created_at: Timestamp;
  expires_at: Date;
  opened_at: Date | null;
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
    incident: IncidentTable;
    incident_event: IncidentEventTable;
    incident_report: IncidentReportTable;
    alert_rule: AlertRuleTable;
    alert_told_problem: AlertToldProblemTable;
    alert_told_status: AlertToldStatusTable;
  }
}
