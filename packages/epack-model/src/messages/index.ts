import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/**
 * Texts of the model's codes by message id, in ICU syntax.
 *
 * @public
 */
export const messages: { readonly en: typeof en; readonly ru: Record<keyof typeof en, string> } = { en, ru };
