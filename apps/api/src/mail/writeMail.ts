import type { Language } from '../http/language.ts';
import { messages } from '../messages/index.ts';
import type { Mail } from './mailer.ts';

/** The mails there are. */
export type MailKind = 'recovery' | 'invitation';

/** What users chose themselves must not look like lines of the mail's own. */
function onOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => onOneLine(values[name] ?? ''));
}

/** Writes a mail in the reader's language. */
export function writeMail(
  to: string,
  kind: MailKind,
  language: Language,
  values: Readonly<Record<string, string>>,
): Mail {
  const texts = messages[language];
  return {
    to,
    subject: fill(texts[`mail.${kind}.subject`], values),
    text: fill(texts[`mail.${kind}.text`], values),
  };
}
