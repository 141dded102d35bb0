import { checkPageChange, type AddRawComponents } from '@vitrina/epack-model';

import { whyLocked, type NestingContext, type Refusal } from './getNestingRefusal.ts';

/** Why components from outside may not be added: the first of them that may not stand where it would; undefined: all may. */
export function getPasteRefusal(context: NestingContext, change: AddRawComponents): Refusal | undefined {
  return whyLocked(context, change.parentId) ?? checkPageChange(context.page, change, context);
}
