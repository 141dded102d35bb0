import { messages as catalogueMessages } from '@vitrina/block-catalogue/messages';
import { blockNameId } from '@vitrina/block-kit';
import { messages as blockMessages } from '@vitrina/block-kit/messages';
import { messages as modelMessages } from '@vitrina/epack-model/messages';

import type { Language } from '../../platform/http/language.ts';
import { formatMessage } from '../../platform/messages/formatMessage.ts';

const texts: Record<Language, Partial<Record<string, string>>> = {
  en: { ...modelMessages.en, ...blockMessages.en },
  ru: { ...modelMessages.ru, ...blockMessages.ru },
};

/** Returns the message of a finding of the rule book. */
export function findingText(
  id: string,
  values: Readonly<Record<string, string | number>> | undefined,
  language: Language,
): string | undefined {
  const text = texts[language][id];
  return text === undefined ? undefined : formatMessage(text, withBlockName(values, language), language);
}

function withBlockName(
  values: Readonly<Record<string, string | number>> | undefined,
  language: Language,
): Readonly<Record<string, string | number>> | undefined {
  const key = values?.['block'];
  if (key === undefined) return values;
  const names: Partial<Record<string, string>> = catalogueMessages[language];
  return { ...values, block: names[blockNameId(String(key))] ?? key };
}
