import {
  applyPageChange,
  getChildIds,
  getComponent,
  hashValue,
  walkPage,
  type Component,
  type Json,
  type Page,
} from '@vitrina/epack-model';

import type { LinkContext } from './linkToItem.ts';
import { planUpdate } from './planUpdate.ts';

/** The difference that an update makes to a block. */
export interface BlockUpdate {
  readonly component: Component;
  readonly difference: 'added' | 'removed' | 'moved' | 'changed';
  readonly props: readonly {
    readonly name: string;
    readonly before: Json | null;
    readonly after: Json | null;
  }[];
}

/** Lists what an update changes on a page, by block. Empty if only the slots differ. */
export function describeUpdate(page: Page, context: LinkContext): readonly BlockUpdate[] {
  const changes = [...planUpdate(page, context)];
  const applied = applyPageChange(page, { type: 'batch', changes });
  if (!applied.ok) return [];
  const after = applied.page;
  const removed = [...walkPage(page)]
    .filter(({ id }) => getComponent(after, id) === undefined)
    .map((component): BlockUpdate => ({ component, difference: 'removed', props: [] }));
  const others = [...walkPage(after)].flatMap((component) => compare(page, after, component));
  return [...others, ...removed];
}

function compare(page: Page, after: Page, component: Component): readonly BlockUpdate[] {
  const before = getComponent(page, component.id);
  if (before === undefined) return [{ component, difference: 'added', props: [] }];
  if (before === component) return [];
  const props = listChanged(before.props, component.props);
  if (props.length > 0) return [{ component, difference: 'changed', props }];
  return isMoved(page, after, component) ? [{ component, difference: 'moved', props: [] }] : [];
}

/** Returns whether a block has another position among the kept blocks now. */
function isMoved(page: Page, after: Page, { id, parentId }: Component): boolean {
  if (getComponent(page, id)?.parentId !== parentId) return true;
  const kept = getChildIds(page, parentId).filter((each) => getComponent(after, each)?.parentId === parentId);
  const now = getChildIds(after, parentId).filter((each) => getComponent(page, each)?.parentId === parentId);
  return kept.indexOf(id) !== now.indexOf(id);
}

function listChanged(before: Component['props'], after: Component['props']): BlockUpdate['props'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [from, to] = [before[name]?.value, after[name]?.value];
    if (hashValue(from) === hashValue(to)) return [];
    return [{ name, before: (from as Json | undefined) ?? null, after: (to as Json | undefined) ?? null }];
  });
}
