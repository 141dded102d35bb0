import { messages } from '../../messages/index.ts';
import type { Language } from '../http/language.ts';

type MessageId = keyof typeof messages.en;

/** Returns a function for the server's messages in a language, with `{names}` filled in. */
export function createTexts(language: Language) {
  return (id: MessageId, values: Record<string, string> = {}): string =>
    messages[language][id].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}
