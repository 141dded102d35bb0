import type { CallRequest, contract, UserActivity } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Cell, Table } from '../../platform/sheets/table.ts';
import { createTexts } from '../../platform/sheets/texts.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { activityRange, listUsersStats } from './usersStats.ts';

type ListQuery = CallRequest<typeof contract.listUsersStats>['query'];

const rowsAtOnce = 100;

const columns = [
  { id: 'username', width: 20 },
  { id: 'firstName', width: 16 },
  { id: 'lastName', width: 20 },
  { id: 'group', width: 26 },
  { id: 'signInCount', width: 10 },
  { id: 'enterCount', width: 16 },
  { id: 'actionCount', width: 10 },
  { id: 'activeDayCount', width: 14 },
  { id: 'topTarget', width: 26 },
  { id: 'lastAction', width: 22 },
] as const;

function cellsOf(user: UserActivity): Cell[] {
  return [
    user.username,
    user.firstName,
    user.lastName,
    user.group?.name ?? null,
    user.signInCount,
    user.enterCount,
    user.actionCount,
    user.activeDayCount,
    user.topTarget,
    user.lastActionDate === null ? null : new Date(user.lastActionDate),
  ];
}

/** Exports users' activity as a file, with every row of the list in its order. */
export async function usersStatsTable(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<Table> {
  const range = activityRange(request, timeZone);
  const page = (offset: number, limit: number) =>
    listUsersStats(query, user, { ...request, ...range, offset, limit }, timeZone);
  const { total } = await page(0, 1);

  async function* readRows(): AsyncGenerator<Cell[]> {
    for (let offset = 0; offset < total; offset += rowsAtOnce) {
      for (const row of (await page(offset, rowsAtOnce)).items) yield cellsOf(row);
    }
  }

  const groups = request.groups
    ? await query
        .selectFrom('user_group')
        .select('name')
        .where('id', 'in', [0, ...request.groups])
        .execute()
    : [];
  const text = createTexts(language);
  const all = text('table.about.all');
  return {
    name: text('table.name.users', range),
    sheet: text('table.sheet.users'),
    language,
    timeZone,
    columns: columns.map(({ id, width }) => ({ title: text(`table.column.${id}`), width })),
    rows: readRows,
    about: {
      sheet: text('table.sheet.about'),
      facts: [
        [text('table.about.source'), text('table.about.sourceUsers')],
        [text('table.about.from'), { day: range.from }],
        [text('table.about.to'), { day: range.to }],
        [text('table.about.timeZone'), timeZone],
        [text('table.about.groups'), groups.map(({ name }) => name).join(', ') || all],
        [text('table.about.search'), request.search ?? ''],
        [text('table.about.rows'), total],
        [text('table.about.made'), new Date()],
      ],
    },
  };
}
