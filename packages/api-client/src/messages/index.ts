import type { ErrorCode, FieldErrorCode } from '../contract/errorCodes.ts';
import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** The id of a message of this package. @public */
export type MessageId = `api.error.${ErrorCode}` | `api.field.${FieldErrorCode}`;

/** Messages of the API's errors: `api.error.{code}` for the whole, `api.field.{code}` for one field. @public */
export const messages: { en: Record<MessageId, string>; ru: Record<MessageId, string> } = { en, ru };

/** The same by themselves, for an app that loads one language only. @public */
export { en, ru };
