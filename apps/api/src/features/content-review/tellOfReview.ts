import { messages } from '../../messages/index.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import { fillText } from '../../platform/mail/fillText.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { mailUser } from '../accounts/mailUser.ts';
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
 * colleagues are told in the language of the user who acts, as invitations are.
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
  const texts = messages[language];
  const link = `/panel/builder-pro/${epackId}?review=open`;
  const values = { name: name || texts['review.unnamed'], user: user.username };
  const title = fillText(texts[`review.${kind}.title`], values);
  const body = [fillText(texts[`review.${kind}.text`], values), text].filter(Boolean).join('\n\n');
  await notifyUsers(query, userIds, { title: title.slice(0, 200), text: body, link });
  const mail = fillText(texts['review.mailFoot'], { link: panelUrl(config) + link });
  for (const userId of userIds) {
    await jobs.send(mailUser, { userId, subject: title, text: `${body}\n\n${mail}` }, { transaction: query });
  }
}
