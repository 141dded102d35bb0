import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Texts of the simple builder by message id, in ICU syntax. */
export const messages: { readonly en: typeof en; readonly ru: Record<keyof typeof en, string> } = { en, ru };

/** The same by themselves, for an app that loads one language only. */
export { en, ru };
