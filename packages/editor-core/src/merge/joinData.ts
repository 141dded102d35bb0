import type { OwnData } from './ownData.ts';
import type { Side } from './compareSides.ts';
import { toSortedJson } from './toSortedJson.ts';

/**
 * The data of a package apart from its pages, on both sides and in the common original; undefined if unknown.
 */
export interface DataSides {
  readonly mine: OwnData;
  readonly theirs: OwnData;
  readonly base: OwnData | undefined;
}

/** A value that both sides changed differently. */
export interface DataOverlap {
  /** Names from the outermost one to the value. A list item is named by its id or name. */
  readonly path: readonly string[];
  /** Undefined if that side removed it. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The result of {@link joinData}. */
export interface JoinedData {
  readonly data: OwnData;
  /** Whether the result differs from theirs. */
  readonly isChanged: boolean;
  /** The overlaps passed to `choose`. */
  readonly overlaps: readonly DataOverlap[];
}

/**
 * Merges two sides' changes of the same data. A change made by only one side is kept. Lists are merged item
 * by item.
 *
 * @param choose - returns the side to keep if both sides changed the same value
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
 * Merges two sides' changes of a part of the data.
 *
 * @param path - names from the outermost one to the value
 * @param decide - returns the value to keep if both sides changed it
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

/** Returns both sides as tables; undefined if one of them isn't of this kind. */
function toTables<Kind>(
  { mine, theirs, base }: Values,
  isKind: (value: unknown) => value is Kind,
  read: (value: Kind) => Table | undefined,
): Tables | undefined {
  const [own, other] = [mine, theirs].map((side) => (isKind(side) ? read(side) : undefined));
  return own && other && { mine: own, theirs: other, base: (isKind(base) ? read(base) : undefined) ?? {} };
}

/** Returns a list's items by name; undefined if two items have the same name. */
function toTable(items: readonly unknown[]): Table | undefined {
  const table = Object.fromEntries(items.map((item) => [nameOf(item), item]));
  return Object.keys(table).length === items.length ? table : undefined;
}

/** Fields that identify a list item: id of a record or category, name of a component, face of a font. */
const namedBy = ['id', 'name', 'fontFamily', 'fontWeight', 'fontStyle'];

/** Returns the table key of an item. Ends with a space, since objects list numeric keys before all others. */
function nameOf(item: unknown): string {
  const names = isRecord(item) ? namedBy.map((name) => item[name]).filter(isName) : [];
  return `${names.length > 0 ? names.join(' ') : JSON.stringify(item)} `;
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Returns whether a value must be kept as a whole: a mix of two fonts or two components is useless. */
function isWhole([list, item]: readonly string[]): boolean {
  return item !== undefined && (list === 'usedFonts' || list === 'customComponents');
}

/** Returns whether every save writes the value. */
function isOfEachSave(path: readonly string[]): boolean {
  return path.join(' ') === 'manifest updatedDate';
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || toSortedJson(one) === toSortedJson(other);
}

function isRecord(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
