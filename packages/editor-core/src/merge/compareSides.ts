import {
  getChildIds,
  getComponent,
  rootId,
  walkPage,
  type Component,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

import { toSortedJson } from './toSortedJson.ts';

/** The side whose version of a block is kept. */
export type Side = 'mine' | 'theirs';

/** A difference between two versions of a page. */
export interface Difference {
  /** Unique among the differences of both pages. */
  readonly key: string;
  /** `order`: the block's children have another order. */
  readonly kind: 'changed' | 'onlyMine' | 'onlyTheirs' | 'order';
  readonly id: ComponentId;
  /** The block in my version; undefined if my version doesn't have the block, and for the page itself. */
  readonly mine: Component | undefined;
  readonly theirs: Component | undefined;
  /** The side that made the change; undefined if the original page is unknown. */
  readonly by: Side | 'both' | undefined;
  /** The default choice, which loses no work. */
  readonly preferred: Side;
}

/** Two versions of a page and their common original, if known. */
export interface Sides {
  readonly mine: Page;
  readonly theirs: Page;
  readonly base?: Page | undefined;
}

/**
 * Lists the differences between two versions of a page: first in the order of mine, then blocks that only
 * theirs has. The contents of an added block belong to its difference.
 */
export function compareSides(sides: Sides): readonly Difference[] {
  const { mine, theirs, base } = sides;
  const own = [...walkPage(mine)].flatMap((component): Difference[] => {
    const other = findSame(theirs, component, base);
    if (other === undefined)
      return isPartOfLone(mine, theirs, component, base) ? [] : [loneOfMine(sides, component)];
    return isSame(component, other) ? [] : [changed(sides, component, other)];
  });
  const added = [...walkPage(theirs)].flatMap((component) =>
    findSame(mine, component, base) === undefined && !isPartOfLone(theirs, mine, component, base)
      ? [loneOfTheirs(sides, component)]
      : [],
  );
  const parents = [rootId, ...[...walkPage(mine)].map(({ id }) => id)];
  return [...own, ...added, ...parents.flatMap((id) => reordered(sides, id))];
}

function changed({ base }: Sides, mine: Component, theirs: Component): Difference {
  const { id } = mine;
  const before = base && findSame(base, mine);
  const by = before && toAuthor(!isSame(before, mine), !isSame(before, theirs));
  return {
    key: `changed ${id}`,
    kind: 'changed',
    id,
    mine,
    theirs,
    by,
    preferred: by === 'theirs' ? by : 'mine',
  };
}

/** Returns the difference for a block that only mine has: they removed it, or I added it. */
function loneOfMine({ mine, base }: Sides, component: Component): Difference {
  const { id } = component;
  const wasThere = base && findSame(base, component) !== undefined;
  const by = base && toAuthor(!wasThere || !isSubtreeSame(mine, base, id), wasThere === true);
  const preferred = by === 'theirs' ? by : 'mine';
  return { key: `onlyMine ${id}`, kind: 'onlyMine', id, mine: component, theirs: undefined, by, preferred };
}

/** Returns the difference for a block that only theirs has: I removed it, or they added it. */
function loneOfTheirs({ theirs, base }: Sides, component: Component): Difference {
  const { id } = component;
  const wasThere = base && findSame(base, component) !== undefined;
  const by = base && toAuthor(wasThere === true, !wasThere || !isSubtreeSame(theirs, base, id));
  const preferred = by === undefined || by === 'mine' ? 'mine' : 'theirs';
  return {
    key: `onlyTheirs ${id}`,
    kind: 'onlyTheirs',
    id,
    mine: undefined,
    theirs: component,
    by,
    preferred,
  };
}

/** Returns the difference if the children that both sides have are in another order. */
function reordered({ mine, theirs, base }: Sides, id: ComponentId): readonly Difference[] {
  const common = getCommonChildren(mine, theirs, id, base);
  const order = (page: Page) => getChildIds(page, id).filter((child) => common.has(child));
  if (String(order(mine)) === String(order(theirs))) return [];
  const isMoved = (page: Page, before: Page) => {
    const old = getChildIds(before, id).filter((child) => common.has(child));
    return String(order(page).filter((child) => old.includes(child))) !== String(old);
  };
  const by = base && toAuthor(isMoved(mine, base), isMoved(theirs, base));
  const [own, other] = [getComponent(mine, id), getComponent(theirs, id)];
  const preferred = by === 'theirs' ? by : 'mine';
  return [{ key: `order ${id}`, kind: 'order', id, mine: own, theirs: other, by, preferred }];
}

function toAuthor(isMine: boolean, isTheirs: boolean): Side | 'both' {
  if (isMine === isTheirs) return 'both';
  return isMine ? 'mine' : 'theirs';
}

/** Returns the children that both sides have in the same parent, in the order of mine. */
export function getCommonChildren(
  mine: Page,
  theirs: Page,
  parentId: ComponentId,
  base: Page | undefined,
): ReadonlySet<ComponentId> {
  const others = new Set(getChildIds(theirs, parentId));
  return new Set(
    getChildIds(mine, parentId).filter((id) => {
      const component = others.has(id) ? getComponent(mine, id) : undefined;
      return component !== undefined && findSame(theirs, component, base) !== undefined;
    }),
  );
}

/**
 * Finds the other side's version of a block. Both sides assign ids in sequence, so one id may belong to two
 * different blocks. That is certain if `base` doesn't have the id.
 */
export function findSame(page: Page, component: Component, base?: Page): Component | undefined {
  const other = getComponent(page, component.id);
  if (other?.componentKey !== component.componentKey) return undefined;
  if (base === undefined || findSame(base, component) !== undefined) return other;
  return isSame(component, other) ? other : undefined;
}

function isPartOfLone(page: Page, other: Page, { parentId }: Component, base: Page | undefined): boolean {
  const parent = getComponent(page, parentId);
  return parent !== undefined && findSame(other, parent, base) === undefined;
}

/** Returns whether a block and its contents are equal on both pages. */
function isSubtreeSame(page: Page, other: Page, id: ComponentId): boolean {
  const [one, two] = [getComponent(page, id), getComponent(other, id)];
  const children = getChildIds(page, id);
  return (
    one !== undefined &&
    two !== undefined &&
    isSame(one, two) &&
    String(children) === String(getChildIds(other, id)) &&
    children.every((child) => isSubtreeSame(page, other, child))
  );
}

/** Returns whether two versions of a block have the same place and properties. */
export function isSame(one: Component, other: Component): boolean {
  return (
    one.parentId === other.parentId &&
    one.customName === other.customName &&
    toSortedJson(one.props) === toSortedJson(other.props) &&
    toSortedJson(one.copiedFrom) === toSortedJson(other.copiedFrom)
  );
}
