import { assignUniqueNumbers, type BlockDefinition } from '@vitrina/block-kit';
import {
  applyPageChange,
  copyLibraryLinks,
  getChildIds,
  getComponent,
  type AddComponents,
  type Component,
  type ComponentId,
  type Page,
  type PageChange,
  type Place,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { keepReferences, mapCopies } from './keepReferences.ts';
import { planInsert } from './planInsert.ts';
import { planMove, planStep } from './planMove.ts';
import { toDraft, type CopyDraft } from './subtrees.ts';
import {
  getNestingRefusal,
  getMoveRefusal,
  type NestingContext,
  type Refusal,
  type Step,
} from './getNestingRefusal.ts';

/** One change for several components and the selection after it, or a refusal. */
export type PlannedEdit =
  { readonly change: PageChange; readonly ids: readonly ComponentId[] } | { readonly refusal: Refusal };

/**
 * Plans moving several components by one step while keeping their order. Components that can't move further
 * stay, and so do selected components behind them. If all stay, or one isn't allowed in its new place, none
 * moves.
 * @param ids in page order, none inside another
 */
export function planSteps(context: NestingContext, ids: readonly ComponentId[], step: Step): PlannedEdit {
  const chosen = new Set(ids);
  const changes: SinglePageChange[] = [];
  let { page } = context;
  let stopped: Refusal | undefined;
  for (const id of step === 'down' || step === 'out' ? ids.toReversed() : ids) {
    const next = findNext(page, id, step);
    // A selected sibling that is still adjacent couldn't move, so this component can't move either.
    if (next !== undefined && chosen.has(next)) continue;
    const planned = planStep({ ...context, page }, id, step);
    if ('refusal' in planned) {
      if (!isStop(planned.refusal)) return planned;
      stopped ??= planned.refusal;
    } else {
      page = applyPlanned(page, planned.change);
      changes.push(...listSingles(planned.change));
    }
  }
  if (changes.length === 0 && stopped) return { refusal: stopped };
  return { change: joinChanges(changes), ids };
}

/**
 * Plans moving several components to one place, together and in page order. If one isn't allowed there, none
 * moves. Undefined if nothing would change.
 * @param ids in page order, none inside another
 * @param place its index counts the components at their old positions
 */
export function planMoves(
  context: NestingContext,
  ids: readonly ComponentId[],
  { parentId, index: start }: Place,
): PlannedEdit | undefined {
  const changes: SinglePageChange[] = [];
  let { page } = context;
  let index = start;
  for (const id of ids) {
    const refusal = getMoveRefusal({ ...context, page }, id, parentId);
    if (refusal) return { refusal };
    const change = planMove({ ...context, page }, id, { parentId, index });
    if (change) {
      page = applyPlanned(page, change);
      changes.push(...listSingles(change));
    }
    index = getChildIds(page, parentId).indexOf(findChildHolding(page, id, parentId)) + 1;
  }
  return changes.length === 0 ? undefined : { change: joinChanges(changes), ids };
}

/** Returns the component itself, or its container at the top level of the page. */
function findChildHolding(page: Page, id: ComponentId, parentId: ComponentId): ComponentId {
  const own = getComponent(page, id)?.parentId ?? parentId;
  return own === parentId ? id : own;
}

/**
 * Plans duplicating several components. Copies of siblings are placed together after the last of them. Values
 * that must be unique on a page get new ones.
 * @param ids in page order, none inside another
 */
export function planDuplicates(
  context: NestingContext,
  ids: readonly ComponentId[],
  find: (key: string) => BlockDefinition | undefined,
): PlannedEdit {
  const parentOf = (id: ComponentId) => getComponent(context.page, id)?.parentId;
  return planCopiesAt(context, ids, find, ({ id, parentId }, current, added) => {
    const last = ids.findLast((other) => parentOf(other) === parentId) ?? id;
    const before = added.filter((change) => change.parentId === parentId).length;
    return { parentId, index: getChildIds(current, parentId).indexOf(last) + 1 + before };
  });
}

/**
 * Plans copying several components to one place, together and in page order. If one isn't allowed there, none
 * is copied. Values that must be unique on a page get new ones.
 * @param ids in page order, none inside another
 */
export function planCopies(
  context: NestingContext,
  ids: readonly ComponentId[],
  { parentId, index }: Place,
  find: (key: string) => BlockDefinition | undefined,
): PlannedEdit {
  return planCopiesAt(context, ids, find, (_source, _current, { length }) => ({
    parentId,
    index: index + length,
  }));
}

/** Plans copying several components, each to the place that `findPlace` returns for it. */
function planCopiesAt(
  context: NestingContext,
  ids: readonly ComponentId[],
  find: (key: string) => BlockDefinition | undefined,
  findPlace: (source: Component, current: Page, added: readonly AddComponents[]) => Place,
): PlannedEdit {
  const { page } = context;
  const drafts: CopyDraft[] = [];
  const added: AddComponents[] = [];
  const copyIds: ComponentId[] = [];
  let current = page;
  for (const id of ids) {
    const component = getComponent(page, id);
    if (component === undefined) continue;
    const here = { ...context, page: current };
    const place = findPlace(component, current, added);
    const refusal = getNestingRefusal(here, component.componentKey, place.parentId);
    if (refusal) return { refusal };
    const draft = toDraft(page, id);
    const planned = planInsert(here, draft, place);
    drafts.push(draft);
    added.push(planned.change);
    copyIds.push(planned.id);
    current = applyPlanned(current, planned.change);
  }
  const linked = withLibraryLinks(page, drafts, withUniqueNumbers(page, added, find));
  const own = keepReferences(drafts, linked, context.rules, true);
  return { change: joinChanges(own), ids: copyIds };
}

/**
 * Makes the numbers of all copies unique together, so that the button and content of a copied tab stay a
 * pair.
 */
export function withUniqueNumbers(
  page: Page,
  added: readonly AddComponents[],
  find: (key: string) => BlockDefinition | undefined,
): AddComponents[] {
  const all = assignUniqueNumbers(
    page,
    added.flatMap(({ components }) => components),
    find,
  );
  let at = 0;
  return added.map((change) => {
    const components = all.slice(at, at + change.components.length);
    at += components.length;
    return { ...change, components };
  });
}

/** Links copies of library sections to them, each as a copy of its own. */
function withLibraryLinks(
  page: Page,
  drafts: readonly CopyDraft[],
  added: readonly AddComponents[],
): AddComponents[] {
  const idOf = mapCopies(drafts, added);
  return added.map((change) => ({ ...change, components: copyLibraryLinks(page, change.components, idOf) }));
}

/** Returns the sibling that a step would move past or into. */
function findNext(page: Page, id: ComponentId, step: Step): ComponentId | undefined {
  if (step === 'out') return undefined;
  const siblings = getChildIds(page, getComponent(page, id)?.parentId ?? 0);
  return siblings[siblings.indexOf(id) + (step === 'down' ? 1 : -1)];
}

function isStop({ code }: Refusal): boolean {
  return code.startsWith('nowhere.');
}

function applyPlanned(page: Page, change: PageChange): Page {
  const result = applyPageChange(page, change);
  if (!result.ok) throw new Error(`A planned change does not fit: ${result.code}`);
  return result.page;
}

function listSingles(change: PageChange): readonly SinglePageChange[] {
  return change.type === 'batch' ? change.changes : [change];
}

function joinChanges(changes: readonly SinglePageChange[]): PageChange {
  const [only] = changes;
  return only && changes.length === 1 ? only : { type: 'batch', changes: [...changes] };
}
