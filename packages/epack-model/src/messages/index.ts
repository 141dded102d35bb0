import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/**
 * Id of a text of the model: the code of an issue or a failure.
 *
 * @public
 */
export type ModelMessageId = keyof typeof en;

/**
 * Texts of the model's codes by message id, in ICU syntax.
 *
 * @public
 */
export const messages: Readonly<Record<'en' | 'ru', Readonly<Record<ModelMessageId, string>>>> = { en, ru };

/** The same messages as separate exports, for an app that loads only one language. @public */
export { en, ru };
