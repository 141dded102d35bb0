import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Names of the designs in every language. */
export const messages = { en, ru: ru satisfies Record<keyof typeof en, string> };

/** The same messages as separate exports, for an app that loads only one language. */
export { en, ru };
