import { applyPageChange } from '../changes/applyPageChange.ts';
import { pageChangeSchema, type PageChange } from '../changes/pageChange.ts';
import type { Page } from '../page/page.ts';
import { keepsIdentity, samePage } from './samePage.ts';

/**
 * Checks that a change converts one page to another, that its inverse reverts it, that both survive JSON and
 * match their schema, and that components outside `touched` keep their identity.
 *
 * @throws Error that names the broken law
 * @public
 */
export function expectChange(before: Page, change: PageChange, after: Page): void {
  const applied = applyOrThrow(before, change);
  ensure(samePage(applied.page, after), 'the change leads to the expected page');
  ensure(samePage(applyOrThrow(applied.page, applied.inverse).page, before), 'the inverse leads back');
  ensure(samePage(applyOrThrow(before, viaJson(change)).page, after), 'the change survives JSON');
  const inverse = viaJson(applied.inverse);
  ensure(samePage(applyOrThrow(after, inverse).page, before), 'the inverse survives JSON');
  ensure(pageChangeSchema.safeParse(change).success, 'the change matches its schema');
  ensure(pageChangeSchema.safeParse(inverse).success, 'the inverse matches its schema');
  ensure(keepsIdentity(before, applied.page, applied.touched), 'untouched components keep their identity');
}

function applyOrThrow(page: Page, change: PageChange) {
  const result = applyPageChange(page, change);
  if (!result.ok) throw new Error(`${change.type} did not apply: ${result.code}`);
  return result;
}

function viaJson(change: PageChange): PageChange {
  return JSON.parse(JSON.stringify(change)) as PageChange;
}

function ensure(holds: boolean, law: string): void {
  if (!holds) throw new Error(`A law does not hold: ${law}`);
}
