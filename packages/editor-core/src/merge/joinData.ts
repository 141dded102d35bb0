import type { OwnData } from './ownData.ts';
import type { Side } from './compareSides.ts';
import { toSortedJson } from './toSortedJson.ts';

/** What surrounds the pages of a package as two sides have it, and as both began with it; undefined where nobody knows. */
export interface DataSides {
  readonly mine: OwnData;
  readonly theirs: OwnData;
  readonly base: OwnData | undefined;
}

/** Something that both sides changed, each to something else. */
export interface DataOverlap {
  /** Where it stands, from the outermost name on; an item of a list by what names it. */
  readonly path: readonly string[];
  /** Undefined where that side removed it. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** {@link joinData}. */
export interface JoinedData {
  readonly data: OwnData;
  /** Whether anything of it is not theirs. */
  readonly isChanged: boolean;
  /** What `choose` was asked. */
  readonly overlaps: readonly DataOverlap[];
}

/**
 * Joins what two sides made of the same data: what only one of them changed, added or removed stands as that side has it. Lists
 * are joined item by item.
 *
 * @param choose - whose stands where both changed the same
 */
export function joinData(
  { mine, theirs, base }: DataSides,
  choose: (overlap: DataOverlap) => Side,
): JoinedData {
  const overlaps: DataOverlap[] = [];
  const decide = (overlap: DataOverlap) => {
    overlaps.push(overlap);
    return overlap[choose(overlap)];
  };
  const data = joinValues([], { mine, theirs, base }, decide) as OwnData;
  return { data, isChanged: !isSame(data, theirs), overlaps };
}

interface Values {
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
}

type Decide = (overlap: DataOverlap) => unknown;

/**
 * Joins what two sides made of a part of the data.
 *
 * @param path - where it stands, from the outermost name on
 * @param decide - answers what stands where both changed the same
 */
export function joinValues(path: readonly string[], values: Values, decide: Decide): unknown {
  const { mine, theirs, base } = values;
  if (isSame(mine, base) || isOfEachSave(path)) return theirs;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (!isWhole(path)) {
    const tables = toTables(values, isRecord, (value) => value);
    if (tables) return joinTables(path, tables, decide);
    const lists = toTables(values, Array.isArray, toTable);
    if (lists) return Object.values(joinTables(path, lists, decide));
  }
  return decide({ path, mine, theirs });
}

function joinTables(path: readonly string[], { mine, theirs, base }: Tables, decide: Decide): Table {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const joined = [...names].flatMap((name) => {
    const values = { mine: mine[name], theirs: theirs[name], base: base[name] };
    const value = joinValues([...path, name], values, decide);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(joined);
}

type Table = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<keyof Values, Table>>;

/** Both sides as tables; undefined where one of them is none. */
function toTables<Kind>(
  { mine, theirs, base }: Values,
  isKind: (value: unknown) => value is Kind,
  read: (value: Kind) => Table | undefined,
): Tables | undefined {
  const [own, other] = [mine, theirs].map((side) => (isKind(side) ? read(side) : undefined));
  return own && other && { mine: own, theirs: other, base: (isKind(base) ? read(base) : undefined) ?? {} };
}

/** A list's items by what names them; undefined where two have the same name. */
function toTable(items: readonly unknown[]): Table | undefined {
  const table = Object.fromEntries(items.map((item) => [nameOf(item), item]));
  return Object.keys(table).length === items.length ? table : undefined;
}

/** What tells an item from the others: the id of a record or category, the name of a component, a font's face. */
const namedBy = ['id', 'name', 'fontFamily', 'fontWeight', 'fontStyle'];

/** Never a bare number: those come first in a table, whatever stood before them. */
function nameOf(item: unknown): string {
  const names = isRecord(item) ? namedBy.map((name) => item[name]).filter(isName) : [];
  return `${names.length > 0 ? names.join(' ') : JSON.stringify(item)} `;
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Half of one side's font or component with half of the other's is neither. */
function isWhole([list, item]: readonly string[]): boolean {
  return item !== undefined && (list === 'usedFonts' || list === 'customComponents');
}

/** Written anew by each save. */
function isOfEachSave(path: readonly string[]): boolean {
  return path.join(' ') === 'manifest updatedDate';
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || toSortedJson(one) === toSortedJson(other);
}

function isRecord(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
