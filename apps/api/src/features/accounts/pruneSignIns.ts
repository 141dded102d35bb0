import { sql } from 'kysely';
import { z } from 'zod';

import { absoluteDays, idleHours } from '../access/findCurrentUser.ts';
import { defineJob } from '../defineJob.ts';
import { knownDays } from './places.ts';

/** Removes expired sign-in data: ended sessions, old recovery links, counts of failed attempts. */
export const pruneSignIns = defineJob({
  name: 'prune-sign-ins',
  payload: z.object({}),
  cron: '23 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database } }) {
    const { query } = database;
    await sql`
      delete from token where used_at < now() - make_interval(hours => ${idleHours})
        or created_at < now() - make_interval(days => ${absoluteDays})
    `.execute(query);
    await sql`
      delete from known_place where used_at < now() - make_interval(days => ${knownDays})
    `.execute(query);
    await sql`delete from password_link where expires_at < now()`.execute(query);
    await sql`delete from openid_sign_in where expires_at < now()`.execute(query);
    await sql`delete from passkey_challenge where expires_at < now()`.execute(query);
    await sql`delete from sign_in_failure where ends_at < now()`.execute(query);
  },
});
