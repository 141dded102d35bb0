import {
  demoCategories,
  demoColleagues,
  demoGroups,
  demoLicenses,
  demoNotifications,
  demoPassword,
  demoRetailers,
  demoShop,
  demoUsers,
} from '@vitrina/demo';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { toOwnedProducts } from '../ownership/ownedProducts.ts';
import { hashPassword } from '../accounts/password.ts';

const dayMs = 86_400_000;

async function insertPlaces(query: Queryable, publicHost: string | undefined): Promise<void> {
  // The demo's server has the pages of all retailers.
  const own = publicHost ? [publicHost] : [];
  const retailers = demoRetailers.map(({ id, name, domains, takesSis, marketplace }) => ({
    id,
    name,
    is_sis: takesSis,
    marketplace: marketplace ?? ('site' as const),
    domains: [...domains, ...demoShop.domains.filter((host) => !domains.includes(host)), ...own],
  }));
  await query.insertInto('retailer').values(retailers).execute();
  await query
    .insertInto('category')
    .values(demoCategories.map(({ id, name, parentId }) => ({ id, name, parent_id: parentId })))
    .execute();
  for (const license of demoLicenses) {
    const license_id = license.id;
    const brand_kit = license.kit ? JSON.stringify(license.kit) : null;
    await query.insertInto('license').values({ id: license_id, name: license.name, brand_kit }).execute();
    await query.insertInto('brand').values({ name: license.brand, license_id }).execute();
    const products = toOwnedProducts({ kind: 'brand', brand: license.brand, code: '' });
    await query
      .insertInto('product_owner')
      .values({ ...products, role: 'owner', license_id, until: null })
      .execute();
    const connected = license.retailerIds.map((retailer_id) => ({ license_id, retailer_id }));
    await query.insertInto('license_retailer').values(connected).execute();
    const filed = license.categoryIds.map((category_id) => ({ license_id, category_id }));
    await query.insertInto('license_category').values(filed).execute();
  }
}

async function insertPeople(query: Queryable): Promise<void> {
  const permissions = await query.selectFrom('permission').selectAll().execute();
  for (const group of demoGroups) {
    const group_id = group.id;
    const settings = JSON.stringify(group.settings);
    await query.insertInto('user_group').values({ id: group_id, name: group.name, settings }).execute();
    const licenses = group.licenseIds.map((license_id) => ({ group_id, license_id }));
    await query.insertInto('group_license').values(licenses).execute();
    const granted = permissions.filter(({ name }) => group.permissions.some((wanted) => wanted === name));
    await query
      .insertInto('group_permission')
      .values(granted.map(({ id }) => ({ group_id, permission_id: id })))
      .execute();
  }
  for (const user of demoUsers) {
    await query
      .insertInto('app_user')
      .values({
        id: user.id,
        username: user.username,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        roles: [...user.roles],
        group_id: user.groupId,
        password_hash: await hashPassword(demoPassword),
      })
      .execute();
  }
}

/** Accounts without a password, which cannot sign in. */
async function insertColleagues(query: Queryable): Promise<void> {
  const rows = demoColleagues.map((colleague) => ({
    username: colleague.username,
    first_name: colleague.firstName,
    last_name: colleague.lastName,
    email: `${colleague.username}@vitrina.example`,
    roles: ['ROLE_USER'],
    group_id: colleague.groupId,
    is_enabled: colleague.isEnabled,
    password_hash: '',
  }));
  await query.insertInto('app_user').values(rows).execute();
}

async function insertNotifications(query: Queryable): Promise<void> {
  const author = demoUsers.find(({ username }) => username === 'admin');
  for (const { title, text, isForEveryone, groupIds, sentOn } of demoNotifications) {
    const created_at = new Date(Date.now() - sentOn * dayMs);
    const { id } = await query
      .insertInto('notification')
      .values({ title, text, is_for_everyone: isForEveryone, author_id: author?.id ?? null, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const group_id of groupIds) {
      await query.insertInto('notification_group').values({ notification_id: id, group_id }).execute();
    }
  }
}

/** A statistics group with the editor's permissions, to test merging them. */
async function insertStatisticsGroups(query: Queryable): Promise<void> {
  const group = { id: 1, name: 'Kernhof — статистика' };
  await query.insertInto('statistics_group').values(group).execute();
  await sql`
    insert into statistics_group_permission (statistics_group_id, permission_id)
    select ${group.id}, id from permission where name in ('Dashboard', 'Trends')
  `.execute(query);
  await query
    .insertInto('statistics_group_license')
    .values({ statistics_group_id: group.id, license_id: 1 })
    .execute();
  const editor = demoUsers.find(({ username }) => username === 'editor');
  if (!editor) return;
  await query
    .insertInto('statistics_group_user')
    .values({ statistics_group_id: group.id, user_id: editor.id })
    .execute();
}

/** Moves the sequences past the explicit ids of these rows. */
async function advanceSequences(query: Queryable): Promise<void> {
  for (const table of ['retailer', 'category', 'license', 'user_group', 'app_user', 'statistics_group']) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(query);
  }
}

/** Inserts the demo's licenses, retailers, groups and accounts. */
export async function loadDirectory(query: Queryable, publicHost: string | undefined): Promise<void> {
  await insertPlaces(query, publicHost);
  await insertPeople(query);
  await insertStatisticsGroups(query);
  await query
    .insertInto('debt_notice')
    .values({
      license_id: 1,
      message_en: 'Your October invoice is unpaid. Publishing continues until the 30th.',
      message_ru: 'Счёт за октябрь не оплачен. Публикация продолжится до 30-го числа.',
    })
    .execute();
  await advanceSequences(query);
  await insertColleagues(query);
  await insertNotifications(query);
}
