import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const typedRu: Record<keyof typeof en, string> = ru;

/** Names of the Friendly blocks, their props and choices, by message id. @public */
export const messages = { en, ru: typedRu } as const;

/** The same messages as separate exports, for an app that loads only one language. @public */
export { en, ru };
