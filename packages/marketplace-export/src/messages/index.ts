import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const typedRu: Record<keyof typeof en, string> = ru;

/** Id of a text of this package: the code of an issue. @public */
export type MarketplaceMessageId = keyof typeof en;

/** Texts of the issues by message id, in ICU syntax. @public */
export const messages = { en, ru: typedRu } as const;
