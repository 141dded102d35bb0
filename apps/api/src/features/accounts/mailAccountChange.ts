import { z } from 'zod';

import { messages } from '../../messages/index.ts';
import { fillText } from '../../platform/mail/fillText.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import { createToken } from '../../platform/security/tokens.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { defineJob } from '../defineJob.ts';
import type { Services } from '../services.ts';

const changeKinds = [
  'passwordChanged',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
  'passkeyAdded',
  'passkeyRemoved',
  'openidLinked',
] as const;
const recoveryDays = 3;

const payload = z.object({
  userId: z.number().int(),
  change: z.enum(changeKinds),
  /** The address before the change. */
  to: z.string(),
  /** Administrators answer for their changes themselves; only the owner's own change can be undone by mail. */
  by: z.enum(['owner', 'administrator']),
  changedAt: z.iso.datetime(),
  language: z.enum(['en', 'ru']),
});
type AccountChange = z.output<typeof payload>;

/** A change of an account's protection, as its owner is told. */
export interface ToldChange extends Pick<AccountChange, 'userId' | 'change' | 'by' | 'language'> {
  /** Default: the current address. */
  to?: string;
  /** When a way to sign in was added; the link undoes what was added then and later. Default: now. */
  changedAt?: Date;
}

/** Reserves the link that undoes a change. It has no token yet, because payloads of jobs can be read in the database. */
async function reserveLink(query: Queryable, { userId, to, changedAt }: AccountChange): Promise<void> {
  const changed = new Date(changedAt);
  await query
    .insertInto('password_link')
    .values({
      hash: createToken().hash,
      user_id: userId,
      expires_at: new Date(changed.getTime() + recoveryDays * 24 * 3_600_000),
      restored_email: to,
      changed_at: changed,
    })
    .execute();
}

/** Gives a reserved link its token. Returns undefined if the account has been recovered since: the link is void then. */
async function createLink(
  { config, database }: Services,
  { userId, to, changedAt }: AccountChange,
): Promise<string | undefined> {
  const { token, hash } = createToken();
  const { numUpdatedRows } = await database.query
    .updateTable('password_link')
    .set({ hash })
    .where('user_id', '=', userId)
    .where('restored_email', '=', to)
    .where('changed_at', '=', new Date(changedAt))
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : `${panelUrl(config)}/auth/reset-password#token=${token}`;
}

/**
 * Emails the owner of an account about a change of its protection, at the address before the change. The mail
 * has a link that recovers the account, if the owner's own session made the change: it could be stolen.
 */
export const mailAccountChange = defineJob({
  name: 'mail-account-change',
  payload,
  async run(change, { services }) {
    const user = await services.database.query
      .selectFrom('app_user')
      .select('username')
      .where('id', '=', change.userId)
      .where('is_enabled', '=', true)
      .executeTakeFirst();
    if (!user) return;
    const link = change.by === 'owner' ? await createLink(services, change) : '';
    if (link === undefined) return;
    const values = { login: user.username, link, days: String(recoveryDays) };
    const texts = messages[change.language];
    const parts = [texts[`mail.${change.change}.text`], texts[`mail.accountChange.${change.by}`]];
    await services.mailer.send({
      to: change.to,
      subject: fillText(texts[`mail.${change.change}.subject`], values),
      text: parts.map((part) => fillText(part, values)).join('\n\n'),
    });
  },
});

async function readEmail(query: Queryable, userId: number): Promise<string> {
  const { email } = await query
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Sends {@link mailAccountChange} with the transaction of the change, unless the owner has no address. */
export async function tellOwner(
  { jobs }: Pick<Services, 'jobs'>,
  query: Queryable,
  { to, changedAt = new Date(), ...change }: ToldChange,
): Promise<void> {
  const mail = {
    ...change,
    to: to ?? (await readEmail(query, change.userId)),
    changedAt: changedAt.toISOString(),
  };
  if (mail.to === '') return;
  if (mail.by === 'owner') await reserveLink(query, mail);
  await jobs.send(mailAccountChange, mail, { transaction: query });
}
