import { getChildIds, getComponent, rootId, type ComponentId, type Page } from '@vitrina/epack-model';

/** Modifier keys held during a selection. */
export interface ChoiceModifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the selection after `id` is chosen: that component alone; toggled in the selection with Ctrl or ⌘;
 * with Shift, everything from the first selected component to it. The last one is the active component.
 */
export function selectWith(
  page: Page,
  selection: readonly ComponentId[],
  id: ComponentId,
  { shiftKey, ctrlKey, metaKey }: ChoiceModifiers,
): readonly ComponentId[] {
  const [anchor] = selection;
  if (shiftKey && anchor !== undefined) return selectRange(page, anchor, id);
  if (!ctrlKey && !metaKey) return [id];
  const others = selection.filter((other) => other !== id);
  return others.length < selection.length ? others : [...others, id];
}

/**
 * Returns the components between two, in page order. At different depths, returns the range of their
 * ancestors below their closest common parent. Returns only the two if one is inside the other.
 */
export function selectRange(page: Page, from: ComponentId, to: ComponentId): readonly ComponentId[] {
  const [fromWay, toWay] = [listWayDown(page, from), listWayDown(page, to)];
  const depth = fromWay.findIndex((id, index) => id !== toWay[index]);
  const [start, end] = [fromWay[depth], toWay[depth]];
  if (start === undefined || end === undefined) return from === to ? [to] : [from, to];
  const siblings = getChildIds(page, fromWay[depth - 1] ?? rootId);
  const [first, last] = [siblings.indexOf(start), siblings.indexOf(end)];
  return first <= last ? siblings.slice(first, last + 1) : siblings.slice(last, first + 1).toReversed();
}

/** Returns the ids from the top of the page down to a component. */
function listWayDown(page: Page, id: ComponentId): ComponentId[] {
  const way: ComponentId[] = [];
  for (let at = id; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) way.unshift(at);
  return way;
}
