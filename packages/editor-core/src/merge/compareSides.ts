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

/** Whose version of a block shall stand. */
export type Side = 'mine' | 'theirs';

/** Something that the two versions of a page do not have the same. */
export interface Difference {
  /** Unlike any other of the two pages. */
  readonly key: string;
  /** `order`: the blocks in it stand in another order. */
  readonly kind: 'changed' | 'onlyMine' | 'onlyTheirs' | 'order';
  readonly id: ComponentId;
  /** How it stands in my version; undefined where that does not have it, and for the page itself. */
  readonly mine: Component | undefined;
  readonly theirs: Component | undefined;
  /** Who made the difference; undefined where nobody knows how the page was before. */
  readonly by: Side | 'both' | undefined;
  /** What loses no work as long as nobody chooses. */
  readonly preferred: Side;
}

/** Two versions of a page, and the one that both were made of, where it is known. */
export interface Sides {
  readonly mine: Page;
  readonly theirs: Page;
  readonly base?: Page | undefined;
}

/** Where two versions of a page differ, in the order of mine, then what only they have. What stands in an added block is part of it. */
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

/** They removed it, or I added it. */
function loneOfMine({ mine, base }: Sides, component: Component): Difference {
  const { id } = component;
  const wasThere = base && findSame(base, component) !== undefined;
  const by = base && toAuthor(!wasThere || !isSubtreeSame(mine, base, id), wasThere === true);
  const preferred = by === 'theirs' ? by : 'mine';
  return { key: `onlyMine ${id}`, kind: 'onlyMine', id, mine: component, theirs: undefined, by, preferred };
}

/** I removed it, or they added it. */
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

/** The blocks that both have in it, in another order. */
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

/** The blocks that both sides have in the same parent, as they stand in mine. */
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
 * Ids are counted up on both sides, so that the same one may stand for two blocks: certainly where the version before had
 * none of that id.
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

/** Whether a block and all it contains stand on both pages alike. */
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

/** Whether a block stands in the same place with the same properties. */
export function isSame(one: Component, other: Component): boolean {
  return (
    one.parentId === other.parentId &&
    one.customName === other.customName &&
    toSortedJson(one.props) === toSortedJson(other.props)
  );
}
