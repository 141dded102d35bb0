import { z } from 'zod';

import { defineJob } from '../defineJob.ts';

/** Mails a user a text that is written, at the address the user has when it goes out; nothing where there is none. */
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
