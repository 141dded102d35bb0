import { z } from 'zod';

import { defineJob } from '../defineJob.ts';

/** Emails a finished text to a user's current address. Does nothing if the user has none. */
export const mailUser = defineJob({
  name: 'mail-user',
  payload: z.object({ userId: z.number().int(), subject: z.string(), text: z.string() }),
  async run({ userId, subject, text }, { services: { database, mailer } }) {
    const user = await database.query
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', userId)
      .where('is_enabled', '=', true)
      .executeTakeFirst();
    if (user?.email) await mailer.send({ to: user.email, subject, text });
  },
});
