import type { GroupSettings } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { hashPassword } from '../src/features/accounts/password.ts';
import type { Database } from '../src/platform/storage/database.ts';

/**
 * Ann and Ben work for licenses 1 and 2 with all permissions; Eve, of license 2, can see only the dashboard.
 */
export type TestUser = 'admin' | 'ann' | 'ben' | 'eve';

/** The password of every test user. */
export const testPassword = 'correct horse';

/** Settings with everything enabled. */
export const openSettings: GroupSettings = {
  isBuilderAvailable: true,
  isBuilderProAvailable: true,
  canPublishToStream: true,
  isContentCheckRequired: false,
  isSecondFactorRequired: false,
  liveMonitor: { epackageActivation: true, mapping: true, notInStock: true, updateBrandAlias: true },
  menu: { connectToMarketplace: true, dashboard: true, liveMonitor: true, showTrends: true },
  dashboard: {
    browsers: true,
    devices: true,
    map: true,
    os: true,
    platforms: true,
    usersPerLicense: true,
    usersPerRetailer: true,
  },
  categoryPermissionMethod: 'excluded',
  allowedCategories: [],
  excludedCategories: [],
};

const groups = [
  { id: 1, name: 'one', license: 1, permissions: [2, 3, 4, 5, 6], settings: openSettings },
  { id: 2, name: 'two', license: 2, permissions: [2, 3, 4, 5, 6], settings: openSettings },
  { id: 3, name: 'watchers', license: 2, permissions: [2], settings: openSettings },
];

const users = [
  { id: 1, username: 'admin', roles: ['ROLE_ADMIN'], group_id: null },
  { id: 2, username: 'ann', roles: ['ROLE_USER'], group_id: 1 },
  { id: 3, username: 'ben', roles: ['ROLE_USER'], group_id: 2 },
  { id: 4, username: 'eve', roles: ['ROLE_USER'], group_id: 3 },
];

let hash: Promise<string> | undefined;

async function insertPlaces({ query }: Database): Promise<void> {
  await query
    .insertInto('license')
    .values([
      { id: 1, name: 'License one' },
      { id: 2, name: 'License two' },
    ])
    .execute();
  await query
    .insertInto('retailer')
    .values([
      { id: 1, name: 'Shop', domains: ['shop.example'], is_sis: true },
      { id: 2, name: 'Other shop', domains: ['other.example'], is_sis: false },
    ])
    .execute();
  await query
    .insertInto('license_retailer')
    .values([
      { license_id: 1, retailer_id: 1 },
      { license_id: 1, retailer_id: 2 },
      { license_id: 2, retailer_id: 2 },
    ])
    .execute();
  await query
    .insertInto('category')
    .values([
      { id: 1, name: 'Food', parent_id: null },
      { id: 2, name: 'Soup', parent_id: 1 },
      { id: 3, name: 'Tools', parent_id: null },
    ])
    .execute();
  await query
    .insertInto('license_category')
    .values([
      { license_id: 1, category_id: 1 },
      { license_id: 2, category_id: 3 },
    ])
    .execute();
  await query
    .insertInto('brand')
    .values([
      { name: 'Acme', license_id: 1 },
      { name: 'Bolt', license_id: 2 },
    ])
    .execute();
}

/** Moves the sequences past the explicit ids of these rows. */
async function advanceSequences({ query }: Database): Promise<void> {
  for (const table of ['license', 'retailer', 'category', 'user_group', 'app_user']) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(query);
  }
}

/** Inserts the test users with their groups and licenses. */
export async function loadPeople(database: Database): Promise<void> {
  const { query } = database;
  await insertPlaces(database);
  for (const { id, name, license, permissions, settings } of groups) {
    await query
      .insertInto('user_group')
      .values({ id, name, settings: JSON.stringify(settings) })
      .execute();
    await query.insertInto('group_license').values({ group_id: id, license_id: license }).execute();
    const granted = permissions.map((permission_id) => ({ group_id: id, permission_id }));
    await query.insertInto('group_permission').values(granted).execute();
  }
  hash ??= hashPassword(testPassword);
  const password_hash = await hash;
  const rows = users.map((user) => ({
    ...user,
    first_name: '',
    last_name: '',
    email: `${user.username}@example.org`,
    password_hash,
  }));
  await query.insertInto('app_user').values(rows).execute();
  await advanceSequences(database);
}

/** Returns the id of a user, which differs from the default if a test replaced the users. */
export async function findTestUser({ query }: Database, username: TestUser): Promise<number> {
  const user = await query
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return user.id;
}
