import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { mailUser } from '../accounts/mailUser.ts';
import { renderNotice, renderPhrase, type Notice, type Phrase } from '../notifications/notice.ts';
import { notifyUsers } from '../notifications/notifyUsers.ts';
import type { Services } from '../services.ts';

/** The services that telling users of a review uses. */
export type Telling = Pick<Services, 'config' | 'jobs'>;

/** An event of a review. */
export interface ReviewNews {
  kind: 'requested' | 'commented' | 'approved' | 'returned';
  epackId: string;
  /** The package's name. */
  name: string;
  /** The acting user's words; may be empty. */
  text: string;
}

/**
 * Tells users of an event of a review, in their inbox and by email. No language is stored with accounts, so
 * emails are in the language of the user who acts, as invitations are.
 */
export async function tellOfReview(
  { config, jobs }: Telling,
  query: Queryable,
  user: CurrentUser,
  userIds: readonly number[],
  { kind, epackId, name, text }: ReviewNews,
  language: Language,
): Promise<void> {
  if (userIds.length === 0) return;
  const link = `/panel/builder-pro/${epackId}?review=open`;
  const values: Phrase['values'] = { name: name || { id: 'review.unnamed' }, user: user.username };
  const notice: Notice = {
    title: { id: `review.${kind}.title`, values },
    lines: [{ id: `review.${kind}.text`, values }, ...(text ? ['', text] : [])],
  };
  await notifyUsers(query, userIds, { notice, link });
  const mail = renderNotice(notice, language);
  const foot = renderPhrase({ id: 'review.mailFoot', values: { link: panelUrl(config) + link } }, language);
  const letter = { subject: mail.title, text: `${mail.text}\n\n${foot}` };
  for (const userId of userIds) await jobs.send(mailUser, { userId, ...letter }, { transaction: query });
}
