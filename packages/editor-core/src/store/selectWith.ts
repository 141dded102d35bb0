import { getChildIds, getComponent, rootId, type ComponentId, type Page } from '@vitrina/epack-model';

/** The keys held while something is chosen. */
export interface ChoiceModifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * What is selected once `id` was chosen: it alone; with Ctrl or ⌘ it too, or no longer; with Shift everything from the first
 * selected to it. The last one is the active component.
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
 * From one component to another in the order of the page. They may stand at different depths: counted are the siblings that
 * hold them, where their ways up the page meet. Of two inside each other there is nothing between.
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

/** The ids from the top of the page down to a component. */
function listWayDown(page: Page, id: ComponentId): ComponentId[] {
  const way: ComponentId[] = [];
  for (let at = id; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) way.unshift(at);
  return way;
}
