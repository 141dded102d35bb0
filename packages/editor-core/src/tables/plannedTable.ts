import { checkFixedParts, type ComponentId, type PageChange } from '@vitrina/epack-model';

import {
  getLockRefusal,
  type NestingContext,
  type Refusal,
  type TableRefusal,
} from '../nesting/getNestingRefusal.ts';
import { tableKey } from './tableGrid.ts';

/** A change of a table, or the reason to refuse it. */
export type PlannedTable = { readonly change: PageChange } | { readonly refusal: Refusal };

/** The side of a row or column. */
export type Side = 'before' | 'after';

/** Returns a planned change, unless the table is locked or a fixed part of a linked copy. */
export function checked(context: NestingContext, tableId: ComponentId, change: PageChange): PlannedTable {
  const refusal = getLockRefusal(context, tableId) ?? checkFixedParts(context.page, change);
  return refusal ? { refusal } : { change };
}

/** Refuses a change of a table. */
export function refuse(code: TableRefusal): { readonly refusal: Refusal } {
  return { refusal: { code, blockKey: tableKey } };
}
