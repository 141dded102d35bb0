import { longSpans } from '../spans.ts';

/** The sources of sums, named as in `countInto`. */
type Source = 'pages' | 'product_pages' | 'places' | 'times' | 'dimension_values' | 'hours' | 'users';

/** Sums of a source, grouped by some of its keys. */
export interface RollUp {
  readonly table: string;
  readonly source: Source;
  /** The keys besides the day. */
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Whether weeks and months have sums in their own tables, because a year has too many days to add up. */
  readonly hasSpans: boolean;
}

const measures = ['n', 'inviews', 'timed_inviews', 'inview_ms', 'interactions'];
const place = ['license_id', 'retailer_id', 'shelf_id', 'class'];

/**
 * The tables that events are counted into, by day. The table with all keys is the first of each source.
 * Tables without retailer or shelf answer queries without those filters, and are small enough to sum at query
 * time.
 */
const declared = {
  roll_epack: { source: 'pages', keys: [...place, 'epack_id'], sums: measures, hasSpans: true },
  roll_license_epack: {
    source: 'pages',
    keys: ['license_id', 'epack_id', 'class'],
    sums: ['n'],
    hasSpans: true,
  },
  roll_page: {
    source: 'product_pages',
    keys: [...place, 'epack_id', 'page_key'],
    sums: measures,
    hasSpans: false,
  },
  roll_visit: { source: 'places', keys: place, sums: measures, hasSpans: false },
  roll_retailer_visit: {
    source: 'places',
    keys: ['license_id', 'retailer_id', 'class'],
    sums: measures,
    hasSpans: false,
  },
  roll_epack_time: {
    source: 'times',
    keys: [...place, 'epack_id', 'bucket'],
    sums: ['n'],
    hasSpans: true,
  },
  roll_visit_time: { source: 'times', keys: [...place, 'bucket'], sums: ['n'], hasSpans: false },
  roll_dimension: {
    source: 'dimension_values',
    keys: [...place, 'dimension', 'value'],
    sums: ['n'],
    hasSpans: true,
  },
  roll_license_dimension: {
    source: 'dimension_values',
    keys: ['license_id', 'dimension', 'value', 'class'],
    sums: ['n'],
    hasSpans: true,
  },
  roll_hour: { source: 'hours', keys: [...place, 'hour'], sums: ['n'], hasSpans: true },
  roll_license_hour: { source: 'hours', keys: ['license_id', 'hour', 'class'], sums: ['n'], hasSpans: true },
  roll_user: {
    source: 'users',
    keys: ['license_id', 'retailer_id', 'part', 'class'],
    sums: ['users'],
    hasSpans: false,
  },
} as const satisfies Record<string, Omit<RollUp, 'table'>>;

type Declared = typeof declared;
/** The table of a roll-up's days. */
export type RollTable = keyof Declared;
/** The tables that also have weeks and months. */
export type SpanTable = {
  [Table in RollTable]: Declared[Table]['hasSpans'] extends true ? Table : never;
}[RollTable];

/** The same as a list. */
export const rollUps: readonly RollUp[] = Object.entries(declared).map(([table, rollUp]) => ({
  table,
  ...rollUp,
}));

/** Every table derived from events. */
export const rollTables: readonly string[] = [
  ...rollUps.flatMap(({ table, hasSpans }) => [
    table,
    ...(hasSpans ? longSpans.map((span) => `${table}_${span}`) : []),
  ]),
  'roll_page_month',
  'roll_visitor',
  'roll_view_time',
  'roll_pending',
];
