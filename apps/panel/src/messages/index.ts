import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Texts of the panel in every language. */
export const messages = { en, ru: ru satisfies Record<keyof typeof en, string> };
