import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const typedRu: Record<keyof typeof en, string> = ru;

/** Texts of the preview's bar by message id. */
export const messages = { en, ru: typedRu } as const;
