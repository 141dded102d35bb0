import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import {
  groupsInScope,
  licensesInScope,
  retailersInScope,
  statisticsGroupsInScope,
  usersInScope,
} from '../access/adminScope.ts';
import { reachedBy } from '../access/epackScope.ts';
import { pageInScopeOf } from '../access/pageScope.ts';

/** The source of names for a kind of subject: subjects are ids, or several ids separated by commas. */
interface Place {
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** The condition under which the reader of the log can see the name. */
  within?: RawBuilder<boolean>;
}

const mappedEpack = sql`left join epack e on e.id = p.epack_id and e.deleted_at is null`;

/** A product page is named after its product, or after another field that identifies it. */
const pageName = sql`coalesce(nullif(p.product_name, ''), nullif(p.link, ''), nullif(p.ean, ''), nullif(p.retailer_sku, ''))`;

/**
 * Returns the sources of names by the first part of the action, or by the whole action if its subject
 * differs.
 */
function placesFor(user: CurrentUser, language: Language): Readonly<Record<string, Place>> {
  const users: Place = {
    from: sql`app_user u`,
    id: sql`u.id`,
    name: sql`u.username`,
    within: sql<boolean>`(u.id = ${user.id} or ${usersInScope(user)})`,
  };
  const epacks: Place = { from: sql`epack e`, id: sql`e.id`, name: sql`e.name`, within: reachedBy(user) };
  const retailers: Place = {
    from: sql`retailer r`,
    id: sql`r.id`,
    name: sql`r.name`,
    within: retailersInScope(user),
  };
  const named = (table: string): Place => ({
    from: sql`${sql.table(table)} s`,
    id: sql`s.id`,
    name: sql`s.name`,
  });
  return {
    'page.import': retailers,
    'page.replace': epacks,
    'page.restore': epacks,
    user: users,
    account: users,
    secondFactor: users,
    amazon: users,
    group: { from: sql`user_group g`, id: sql`g.id`, name: sql`g.name`, within: groupsInScope(user) },
    license: { from: sql`license l`, id: sql`l.id`, name: sql`l.name`, within: licensesInScope(user) },
    retailer: retailers,
    brand: named('brand'),
    category: named('category'),
    statisticsGroup: { ...named('statistics_group'), within: statisticsGroupsInScope(user) },
    epack: epacks,
    content: epacks,
    review: epacks,
    page: {
      from: sql`product_page p ${mappedEpack}`,
      id: sql`p.id`,
      name: pageName,
      within: pageInScopeOf(user),
    },
    problem: {
      from: sql`page_problem s join product_page p on p.id = s.page_id ${mappedEpack}`,
      id: sql`s.id`,
      name: pageName,
      within: pageInScopeOf(user),
    },
    anomaly: {
      from: sql`view_anomaly p join epack e on e.id = p.epack_id`,
      id: sql`p.id`,
      name: sql`e.name`,
      within: pageInScopeOf(user),
    },
    pageReason: { ...named('page_reason'), name: sql.ref(`s.name_${language}`) },
    alertRule: { ...named('alert_rule'), within: sql<boolean>`s.user_id = a.user_id` },
  };
}

/** Returns the last known name of a record, from the log. */
function notedName(language: Language): RawBuilder<string | null> {
  const suffix = language === 'ru' ? 'Ru' : 'En';
  const fields = ['name', `name${suffix}`, 'productName', 'link', 'username', 'title', `message${suffix}`];
  const found = ['after', 'before'].flatMap((state) =>
    fields.map((field) => sql`nullif(a.data -> ${sql.lit(state)} ->> ${sql.lit(field)}, '')`),
  );
  return sql`coalesce(${sql.join(found)}, a.data ->> 'name', a.data ->> 'title', a.data ->> 'family')`;
}

/** The current or last name of the subject of an action in `audit_log a`, if the user can see it. */
export function subjectName(user: CurrentUser, language: Language): RawBuilder<string | null> {
  const cases = Object.entries(placesFor(user, language)).map(
    ([acts, { from, id, name, within = sql<boolean>`true` }]) => sql`
      when ${sql.lit(acts)} in (a.action, split_part(a.action, '.', 1)) then (
        select string_agg(distinct ${name}, ', ' order by ${name})
        from ${from} where ${id}::text = any(string_to_array(a.subject, ',')) and ${within}
      )`,
  );
  return sql`coalesce(case ${sql.join(cases, sql` `)} end, ${notedName(language)})`;
}
