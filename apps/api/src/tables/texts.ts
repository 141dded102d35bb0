import type { Language } from '../http/language.ts';
import { messages } from '../messages/index.ts';

type MessageId = keyof typeof messages.en;

/** A message of the server in a language, its `{names}` filled in. */
export function createTexts(language: Language) {
  return (id: MessageId, values: Record<string, string> = {}): string =>
    messages[language][id].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}

/** A moment as spreadsheets sort and read it. */
export function momentText(iso: string | null): string {
  return iso === null ? '' : iso.slice(0, 16).replace('T', ' ');
}
