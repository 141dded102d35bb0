import type { ClaimState, OwnedKind, OwnerRole } from '@vitrina/api-client/contract';
import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

/** Products: all of a brand or a GS1 prefix, or a single one. */
interface OwnedColumns {
  kind: OwnedKind;
  /** The normalized brand or code that products are matched by. */
  key: string;
  /** The products in words. */
  name: string;
  brand: string;
  code: string;
}
/** A license that may publish products. */
interface ProductOwnerTable extends OwnedColumns {
  id: Generated<number>;
  role: OwnerRole;
  license_id: number;
  /** The last day, `YYYY-MM-DD`. */
  until: string | null;
  revision: Generated<number>;
  created_at: Timestamp;
}
/** A license's claim of a product. */
interface ProductClaimTable extends OwnedColumns {
  id: Generated<number>;
  license_id: number;
  note: string;
  claimed_by: number | null;
  claimed_at: Timestamp;
  state: Generated<ClaimState>;
  reason: Generated<string>;
  decided_by: number | null;
  decided_at: Date | null;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    product_owner: ProductOwnerTable;
    product_claim: ProductClaimTable;
  }
}
