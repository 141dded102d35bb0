import type { Catalogue } from '@vitrina/block-catalogue';
import { mapReferences } from '@vitrina/block-kit';
import {
  applyPageChange,
  checkPageChange,
  getChildIds,
  getComponent,
  getSubtree,
  rootId,
  type Component,
  type ComponentDraft,
  type ComponentId,
  type PageChange,
  type Place,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { planDraft } from '../edits/blockEdits.ts';
import { getHoldRefusal, type NestingContext, type Refusal } from '../nesting/getNestingRefusal.ts';
import { fitProps } from './fitProps.ts';
import { emptyContainer, fitsInside } from './slots.ts';

/** A planned replacement. */
export interface PlannedReplacement {
  readonly change: PageChange;
  readonly id: ComponentId;
  /** Number of contents and blocks that the new block has no place for. */
  readonly lostCount: number;
}

/** Plans putting a block of another kind in the place of a component, with the values and blocks that fit. */
export function planReplace(
  context: NestingContext,
  id: ComponentId,
  draft: ComponentDraft,
  find: Catalogue['find'],
): PlannedReplacement | { readonly refusal: Refusal } {
  const { page } = context;
  const component = getComponent(page, id);
  const held = getHoldRefusal(context, id);
  if (held) return { refusal: held };
  if (component === undefined) return { refusal: { code: 'nowhere.out', blockKey: '' } };
  const filled = fill(context, id, draft, find);
  const planned = planDraft(context, filled.draft, getReplacePlace(context, id), find);
  if ('refusal' in planned) return planned;
  const order = listInOrder(filled.draft);
  // Components of a draft are numbered in its order.
  const moves = filled.moves.map(({ id: moved, into, index: at }): SinglePageChange => {
    return { type: 'moveComponent', id: moved, parentId: planned.id + order.indexOf(into), index: at };
  });
  const change: PageChange = {
    type: 'batch',
    changes: [planned.change, ...moves, { type: 'removeComponent', id }],
  };
  const refusal = checkPageChange(page, change, context);
  if (refusal) return { refusal };
  const { lostCount } = filled;
  const kept = keepId(context, component, { change, id: planned.id });
  return kept ? { change: kept, id, lostCount } : { change, id: planned.id, lostCount };
}

/**
 * Returns a replacement after which the new block has the id of the old one, so that comments and references still find it;
 * undefined if the new block isn't directly in the old one's place.
 */
function keepId(
  context: NestingContext,
  { id, parentId }: Component,
  planned: { readonly change: PageChange; readonly id: ComponentId },
): PageChange | undefined {
  const { page, rules } = context;
  const result = applyPageChange(page, planned.change);
  if (!result.ok || getComponent(result.page, planned.id)?.parentId !== parentId) return undefined;
  const toKept = (each: ComponentId) => (each === planned.id ? id : each);
  const components = mapReferences(getSubtree(result.page, planned.id), rules, toKept).map((each) => {
    return { ...each, id: toKept(each.id), parentId: toKept(each.parentId) };
  });
  const { index } = getReplacePlace(context, id);
  const change: PageChange = {
    type: 'batch',
    changes: [
      { type: 'removeComponent', id },
      { type: 'addComponents', parentId, index, components },
    ],
  };
  return checkPageChange(page, change, context) ? undefined : change;
}

/** Returns the place of a component, at which another block would be checked. */
export function getReplacePlace({ page }: NestingContext, id: ComponentId): Place {
  const parentId = getComponent(page, id)?.parentId ?? rootId;
  return { parentId, index: getChildIds(page, parentId).indexOf(id) };
}

function listInOrder(draft: ComponentDraft): readonly ComponentDraft[] {
  return [draft, ...(draft.children ?? []).flatMap(listInOrder)];
}

/** A component that moves into a part of the new block. */
interface Move {
  readonly id: ComponentId;
  readonly into: ComponentDraft;
  readonly index: number;
}

/** A new block with what fits of a component. */
interface Filled {
  readonly draft: ComponentDraft;
  readonly moves: readonly Move[];
  readonly lostCount: number;
}

function fill(
  { page, rules }: NestingContext,
  id: ComponentId,
  empty: ComponentDraft,
  find: Catalogue['find'],
): Filled {
  const moves: Move[] = [];
  let lostCount = 0;

  const withValues = (ofId: ComponentId, draft: ComponentDraft): ComponentDraft => {
    const component = getComponent(page, ofId);
    const definition = find(draft.componentKey);
    if (component === undefined || definition === undefined) return draft;
    const { props, lost } = fitProps(find(component.componentKey), component.props, definition);
    lostCount += lost.length;
    const { customName } = component;
    return {
      ...draft,
      ...(customName !== undefined && { customName }),
      props: { ...draft.props, ...props },
    };
  };

  const fillOne = (ofId: ComponentId, draft: ComponentDraft): ComponentDraft => {
    const valued = withValues(ofId, draft);
    const childIds = getChildIds(page, ofId);
    if (childIds.length === 0) return valued;
    const container = emptyContainer(rules, valued);
    const parts: ComponentDraft[] = [];
    const into: ComponentDraft = { ...container.draft, children: parts };
    place(childIds, into, container.slot, parts);
    return into;
  };

  const place = (
    ids: readonly ComponentId[],
    into: ComponentDraft,
    slot: ComponentDraft | undefined,
    parts: ComponentDraft[],
  ): void => {
    for (const childId of ids) {
      const key = getComponent(page, childId)?.componentKey ?? '';
      const isDirect = fitsInside(rules, key, into.componentKey);
      if (isDirect && (slot === undefined || key === slot.componentKey)) {
        const before = moves.filter((move) => move.into === into).length;
        moves.push({ id: childId, into, index: parts.length + before });
      } else if (slot && fitsInside(rules, key, slot.componentKey)) {
        const part = { ...slot };
        parts.push(part);
        moves.push({ id: childId, into: part, index: 0 });
      } else if (slot) {
        parts.push(fillOne(childId, slot));
      } else {
        // A part of the old block, such as a column, has no place; what is inside may have one.
        const innerIds = fitsInside(rules, 'Text', into.componentKey) ? getChildIds(page, childId) : [];
        lostCount += innerIds.length > 0 ? 0 : getSubtree(page, childId).length;
        place(innerIds, into, slot, parts);
      }
    }
  };

  const draft = fillOne(id, empty);
  return { draft, moves, lostCount };
}
