import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Names of the blocks, their props and choices. */
export const messages: { en: typeof en; ru: typeof en } = { en, ru };
