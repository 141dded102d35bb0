import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

/** A removal of an anomaly's views from the figures, or their return. */
interface ViewAnomalyChangeTable {
  id: Generated<number>;
  anomaly_id: number;
  is_removal: boolean;
  reason: string;
  /** The views that it removed or put back. */
  views: number;
  user_id: number | null;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    view_anomaly_change: ViewAnomalyChangeTable;
  }
}
