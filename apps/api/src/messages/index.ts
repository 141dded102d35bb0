import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Texts the server writes by itself: its mails and tables. */
export const messages = { en, ru: ru satisfies Record<keyof typeof en, string> };
