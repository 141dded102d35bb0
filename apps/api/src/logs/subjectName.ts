import { sql, type RawBuilder } from 'kysely';

/** Where the name of an act's subject is found, by the first part of the action. Subjects are ids, or several of them. */
const places: Readonly<Record<string, { table: string; name: string }>> = {
  user: { table: 'app_user', name: 'username' },
  account: { table: 'app_user', name: 'username' },
  secondFactor: { table: 'app_user', name: 'username' },
  amazon: { table: 'app_user', name: 'username' },
  group: { table: 'user_group', name: 'name' },
  license: { table: 'license', name: 'name' },
  retailer: { table: 'retailer', name: 'name' },
  brand: { table: 'brand', name: 'name' },
  category: { table: 'category', name: 'name' },
  statisticsGroup: { table: 'statistics_group', name: 'name' },
  epack: { table: 'epack', name: 'name' },
};

const cases = Object.entries(places).map(
  ([kind, { table, name }]): RawBuilder<string> => sql`when ${sql.lit(kind)} then (
    select string_agg(s.${sql.ref(name)}, ', ' order by s.${sql.ref(name)})
    from ${sql.table(table)} s where s.id::text = any(string_to_array(a.subject, ','))
  )`,
);

/** The last name a record had, from what was noted of it. */
const noted = sql`coalesce(
  a.data -> 'after' ->> 'name', a.data -> 'before' ->> 'name', a.data -> 'before' ->> 'username',
  a.data ->> 'name', a.data ->> 'title', a.data ->> 'family'
)`;

/** What the subject of an act in `audit_log a` is called now, or was called last. */
export const subjectName = sql<string | null>`coalesce(
  case split_part(a.action, '.', 1) ${sql.join(cases, sql` `)} end, ${noted}
)`;
