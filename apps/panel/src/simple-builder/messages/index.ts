import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Messages of the simple builder by language. */
export const messages: { readonly en: typeof en; readonly ru: Record<keyof typeof en, string> } = { en, ru };

/** One language by itself, for an app that loads only that one. */
export { en, ru };
