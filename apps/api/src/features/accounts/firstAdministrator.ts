import { ConfigError, type Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/storage/database.ts';
import { hashPassword } from './password.ts';

/**
 * Creates the administrator of an empty database.
 *
 * @throws {@link ConfigError} if there is no account to sign in with and no password was given to create one
 */
export async function createFirstAdministrator(database: Database, config: Config): Promise<void> {
  const somebody = await database.query.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  if (somebody) return;
  if (!config.adminPassword) {
    throw new ConfigError(
      'The database is empty: set VITRINA_ADMIN_PASSWORD (8 characters or more) to create the administrator "admin".',
    );
  }
  await database.query
    .insertInto('app_user')
    .values({
      username: 'admin',
      first_name: '',
      last_name: '',
      email: 'admin@localhost',
      roles: ['ROLE_ADMIN'],
      password_hash: await hashPassword(config.adminPassword),
      group_id: null,
    })
    // Another server that started at the same time may have created the account.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
