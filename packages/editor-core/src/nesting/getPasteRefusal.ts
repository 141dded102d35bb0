import { checkPageChange, type AddRawComponents } from '@vitrina/epack-model';

import { getLockRefusal, type NestingContext, type Refusal } from './getNestingRefusal.ts';

/**
 * Returns the refusal of the first pasted component that isn't allowed in its place; undefined if all are.
 */
export function getPasteRefusal(context: NestingContext, change: AddRawComponents): Refusal | undefined {
  return getLockRefusal(context, change.parentId) ?? checkPageChange(context.page, change, context);
}
