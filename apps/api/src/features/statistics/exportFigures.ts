import type { CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Cell, Table } from '../../platform/sheets/table.ts';
import { createTexts } from '../../platform/sheets/texts.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import type { PageId, Selection } from '../events/eventStore.ts';
import { checkRange, listDays } from '../events/range.ts';
import { viewClasses, type ViewClass } from '../events/viewClasses.ts';
import type { Services } from '../services.ts';
import { namePlaces, nameProducts } from './names.ts';
import { findProduct } from './product.ts';
import { checkSelection } from './selection.ts';

type Request = CallRequest<typeof contract.exportFigures>['query'];
type Needed = Pick<Services, 'config' | 'database' | 'events'>;

/** The views of a package at a retailer on a day: how many of them are in the figures, and why others are not. */
type FigureRow = PageId & Record<ViewClass | 'repeated' | 'misplaced', number> & { records: string };

const nothing = {
  earlier: 0,
  verified: 0,
  unverified: 0,
  automated: 0,
  removed: 0,
  repeated: 0,
  misplaced: 0,
  records: '',
};

const keyOf = ({ licenseId, retailerId, epackId }: PageId) => `${licenseId} ${retailerId} ${epackId}`;

/** Lists which records removed views of the day, with their numbers: `12 (340), 15 (20)`. */
async function readRecords(query: Queryable, day: string, { licenseIds }: Selection) {
  const { rows } = await sql<PageId & { records: string }>`
    select license_id as "licenseId", retailer_id as "retailerId", epack_id as "epackId",
      string_agg(id || ' (' || removed_views || ')', ', ' order by id) as records
    from view_anomaly where removed_at is not null and removed_views > 0 and day = ${day}
      and license_id = any(${licenseIds}::int[])
    group by 1, 2, 3
  `.execute(query);
  return new Map(rows.map((row) => [keyOf(row), row.records]));
}

/** Reads the rows of a day, ordered by license, retailer and package. */
async function readDay(
  { database: { query }, events }: Pick<Services, 'database' | 'events'>,
  day: string,
  { selection, isWanted }: { selection: Selection; isWanted: (epackId: string) => boolean },
): Promise<FigureRow[]> {
  const period = { selection: { ...selection, classes: viewClasses }, range: { from: day, to: day } };
  const [counts, leftOut, records] = await Promise.all([
    (await events.over(period)).countByDayAndClass(),
    events.anomalies.listLeftOut(period),
    readRecords(query, day, selection),
  ]);
  const rows = new Map<string, FigureRow>();
  const rowOf = ({ licenseId, retailerId, epackId }: PageId): FigureRow => {
    const page = { licenseId, retailerId, epackId };
    const row = rows.get(keyOf(page)) ?? { ...nothing, ...page };
    rows.set(keyOf(page), row);
    return row;
  };
  for (const one of counts) rowOf(one)[one.class] += one.count;
  for (const one of leftOut) {
    const row = rowOf(one);
    row.repeated += one.repeated;
    row.misplaced += one.misplaced;
  }
  for (const row of rows.values()) if (row.removed > 0) row.records = records.get(keyOf(row)) ?? '';
  return [...rows.values()]
    .filter(({ epackId }) => isWanted(epackId))
    .toSorted(
      (a, b) => a.licenseId - b.licenseId || a.retailerId - b.retailerId || (a.epackId < b.epackId ? -1 : 1),
    );
}

/** Returns which packages the file may have: all with views in the selection, or those the user's categories allow. */
async function findWanted(
  query: Queryable,
  user: CurrentUser,
  publicId: string | undefined,
): Promise<(epackId: string) => boolean> {
  if (publicId !== undefined) {
    const { epackIds } = await findProduct(query, user, publicId);
    return (epackId) => epackIds.includes(epackId);
  }
  if (!user.categoryRule) return () => true;
  const { rows } = await sql<{ id: string }>`select e.id from epack e where ${inScopeOf(user)}`.execute(
    query,
  );
  const own = new Set(rows.map(({ id }) => id));
  return (epackId) => own.has(epackId);
}

const columns = [
  { id: 'day', width: 12 },
  { id: 'license', width: 20 },
  { id: 'retailer', width: 20 },
  { id: 'product', width: 44 },
  { id: 'publicId', width: 24 },
  { id: 'ean', width: 16 },
  { id: 'received', width: 12 },
  { id: 'repeated', width: 12 },
  { id: 'misplaced', width: 16 },
  { id: 'automated', width: 12 },
  { id: 'unverified', width: 14 },
  { id: 'removed', width: 12 },
  { id: 'records', width: 24 },
  { id: 'shown', width: 12 },
] as const;

interface Choice {
  selection: Selection;
  isWanted: (epackId: string) => boolean;
  range: { from: string; to: string };
}

async function* readRows(services: Needed, { range, ...choice }: Choice): AsyncGenerator<Cell[]> {
  const { query } = services.database;
  for (const day of listDays(range)) {
    const rows = await readDay(services, day, choice);
    const [products, licenses, retailers] = await Promise.all([
      nameProducts(
        query,
        rows.map(({ epackId }) => epackId),
      ),
      namePlaces(
        query,
        'license',
        rows.map(({ licenseId }) => licenseId),
      ),
      namePlaces(
        query,
        'retailer',
        rows.map(({ retailerId }) => retailerId),
      ),
    ]);
    for (const row of rows) {
      const { repeated, misplaced, automated, unverified, removed, records } = row;
      const shown = row.earlier + row.verified;
      const product = products.get(row.epackId);
      yield [
        { day },
        licenses.get(row.licenseId) ?? '',
        retailers.get(row.retailerId) ?? '',
        product?.name ?? '',
        product?.publicId ?? row.epackId,
        product?.ean ?? '',
        shown + removed + unverified + automated + misplaced + repeated,
        repeated,
        misplaced,
        automated,
        unverified,
        removed,
        records,
        shown,
      ];
    }
  }
}

/** Returns a table that leads from received to shown views, row by row, without keeping them in memory. */
export async function exportFigures(
  services: Needed,
  user: CurrentUser,
  { request, language }: { request: Request; language: Language },
): Promise<Table> {
  const { from, to, publicId } = request;
  const range = { from, to };
  checkRange(range, 'daily');
  const { query } = services.database;
  const selection = await checkSelection(query, user, request);
  const isWanted = await findWanted(query, user, publicId);
  const text = createTexts(language);
  const { timeZone } = services.config;
  return {
    name: text('table.name.figures', range),
    sheet: text('table.sheet.figures'),
    language,
    timeZone,
    columns: columns.map(({ id, width }) => ({ title: text(`table.column.${id}`), width })),
    rows: () => readRows(services, { selection, isWanted, range }),
    about: {
      sheet: text('table.sheet.about'),
      facts: [
        [text('table.about.source'), text('table.about.sourceFigures')],
        [text('table.about.from'), { day: from }],
        [text('table.about.to'), { day: to }],
        [text('table.about.timeZone'), timeZone],
      ],
    },
  };
}
