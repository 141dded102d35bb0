import type { ErrorCode, FieldErrorCode, SaveNoteCode } from '../contract/errorCodes.ts';
import type { PageProblemType, PageStatus } from '../contract/monitorNames.ts';
import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** The id of a message of this package. @public */
export type MessageId =
  | `api.error.${ErrorCode}`
  | `api.field.${FieldErrorCode}`
  | `api.save.${SaveNoteCode}`
  | `shelf.problem.${PageProblemType}`
  | `shelf.status.${PageStatus}`;

/**
 * Messages of the API's errors (`api.error.{code}` for the whole, `api.field.{code}` for one field, `api.save.{code}` for
 * what a save changed), and
 * names of problems and statuses of product pages: `shelf.problem.{type}`, `shelf.status.{status}`.
 *
 * @public
 */
export const messages: { en: Record<MessageId, string>; ru: Record<MessageId, string> } = { en, ru };

/** The same messages as separate exports, for an app that loads only one language. @public */
export { en, ru };
