import { getChildIds, getComponent, rootId, type ComponentId, type Page } from '@vitrina/epack-model';

import type { Layout, LayoutNode, LayoutPart } from './layout.ts';

/** A block of a page and the layout block it matches. */
export interface MatchedNode {
  readonly node: LayoutNode;
  readonly id: ComponentId;
  readonly children: readonly MatchedGroup[];
}

/** The blocks of a page that match one layout block: one block, or all instances of a repeated one. */
export interface MatchedGroup {
  readonly node: LayoutNode;
  readonly parentId: ComponentId;
  readonly matched: readonly MatchedNode[];
}

/** A part of a layout and the Feature block that contains it. */
export interface MatchedPart {
  readonly part: LayoutPart;
  readonly id: ComponentId;
  readonly groups: readonly MatchedGroup[];
}

/**
 * Finds the parts of a layout on a page. Returns `undefined` if blocks were added, removed, or moved, so that
 * the page no longer matches its layout. Content and styling can differ.
 */
export function matchLayout(page: Page, layout: Layout): readonly MatchedPart[] | undefined {
  const ids = getChildIds(page, rootId);
  if (ids.length !== layout.parts.length) return undefined;
  return all(layout.parts, (part, index) => {
    const id = ids[index];
    if (id === undefined || getComponent(page, id)?.componentKey !== 'Feature') return undefined;
    const groups = matchChildren(page, id, part.nodes);
    return groups && { part, id, groups };
  });
}

/**
 * Matches child blocks to layout blocks. Consecutive blocks of the same kind match the same repeated layout
 * block.
 */
function matchChildren(
  page: Page,
  parentId: ComponentId,
  nodes: readonly LayoutNode[],
): readonly MatchedGroup[] | undefined {
  const ids = getChildIds(page, parentId);
  let at = 0;
  const groups = all(nodes, (node): MatchedGroup | undefined => {
    const { min, max } = node.repeat ?? { min: 1, max: 1 };
    const matched: MatchedNode[] = [];
    while (matched.length < max) {
      const found = matchNode(page, ids[at], node);
      if (found === undefined) break;
      matched.push(found);
      at += 1;
    }
    return matched.length < min ? undefined : { node, parentId, matched };
  });
  return at === ids.length ? groups : undefined;
}

function matchNode(page: Page, id: ComponentId | undefined, node: LayoutNode): MatchedNode | undefined {
  if (id === undefined || getComponent(page, id)?.componentKey !== node.key) return undefined;
  const children = matchChildren(page, id, node.children ?? []);
  return children && { node, id, children };
}

/** Maps all items. Returns `undefined` as soon as `make` returns `undefined`. */
function all<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made | undefined,
): readonly Made[] | undefined {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    const one = make(item, index);
    if (one === undefined) return undefined;
    made.push(one);
  }
  return made;
}
