import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Messages of the panel by language. */
export const messages = { en, ru: ru satisfies Record<keyof typeof en, string> };
