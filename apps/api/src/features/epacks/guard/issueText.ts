import { messages as apiMessages } from '@vitrina/api-client/messages';
import type { Json } from '@vitrina/epack-model';
import { messages as modelMessages } from '@vitrina/epack-model/messages';

import type { Language } from '../../../platform/http/language.ts';
import { formatMessage } from '../../../platform/messages/formatMessage.ts';

const texts: Record<Language, Partial<Record<string, string>>> = {
  en: { ...modelMessages.en, ...apiMessages.en },
  ru: { ...modelMessages.ru, ...apiMessages.ru },
};

/** Values come from the saved document, so they can be of any length. */
const maxValueLength = 100;

function toValue(value: Json): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

/** Returns the message of an issue, with its values. */
export function issueText(
  code: string,
  values: Readonly<Record<string, Json>> | undefined,
  language: Language,
): string {
  const filled = Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, toValue(value)]),
  );
  return formatMessage(texts[language][code] ?? code, filled, language);
}
