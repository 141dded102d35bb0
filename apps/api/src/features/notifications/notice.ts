import type { PageProblemType, PageStatus } from '@vitrina/api-client/contract';
import { messages as contractMessages } from '@vitrina/api-client/messages';

import { messages } from '../../messages/index.ts';
import type { Language } from '../../platform/http/language.ts';
import { fillText } from '../../platform/mail/fillText.ts';

/** The id of a message that a notice can use. */
type NoticeMessageId =
  keyof (typeof messages)['en'] | `shelf.problem.${PageProblemType}` | `shelf.status.${PageStatus}`;

/** A message with its values, rendered in the reader's language. A value can be such a message itself. */
export interface Phrase {
  id: NoticeMessageId;
  values?: Readonly<Record<string, string | number | Phrase>>;
}

/** The words of a notification that the server sends. Users' own words in it are plain strings. */
export interface Notice {
  title: Phrase;
  /** One or more lines each; an empty one separates paragraphs. */
  lines: readonly (Phrase | string)[];
}

/** A notice in one language. */
export interface RenderedNotice {
  title: string;
  text: string;
}

/** Renders a phrase in a language. A message that no longer exists is shown by its id. */
export function renderPhrase({ id, values = {} }: Phrase, language: Language): string {
  const texts: Partial<Record<string, string>> = { ...messages[language], ...contractMessages[language] };
  const filled = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? renderPhrase(value, language) : String(value),
  ]);
  return fillText(texts[id] ?? id, Object.fromEntries(filled));
}

/** Renders a notice in a language. */
export function renderNotice({ title, lines }: Notice, language: Language): RenderedNotice {
  const text = lines.map((line) => (typeof line === 'string' ? line : renderPhrase(line, language)));
  return { title: renderPhrase(title, language), text: text.join('\n') };
}
