import { messages } from '../../messages/index.ts';
import type { Language } from '../../platform/http/language.ts';
import { fillText } from '../../platform/mail/fillText.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Kinds of account emails. */
export type MailKind = 'recovery' | 'invitation';

/** Writes an account email in the recipient's language. */
export function writeMail(
  to: string,
  kind: MailKind,
  language: Language,
  values: Readonly<Record<string, string>>,
): Mail {
  const texts = messages[language];
  return {
    to,
    subject: fillText(texts[`mail.${kind}.subject`], values),
    text: fillText(texts[`mail.${kind}.text`], values),
  };
}
