import type { ErrorCode } from '@vitrina/api-client/contract';
import { messages } from '@vitrina/api-client/messages';

import type { Language } from './language.ts';

/** Returns the requested ids that were not found, as refusals of a bulk call. */
export function refuseUnknown<Id>(
  asked: readonly Id[] | undefined,
  found: readonly Id[],
  language: Language,
) {
  const known = new Set(found);
  const code: ErrorCode = 'notFound';
  const message = messages[language][`api.error.${code}`];
  return (asked ?? []).filter((id) => !known.has(id)).map((id) => ({ id, name: '', code, message }));
}
