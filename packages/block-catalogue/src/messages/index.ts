import { en } from './en.ts';
import { ru } from './ru.ts';

/** Names of every block, prop and choice of the standard catalog, by message id. @public */
export const messages = { en, ru } as const;

export { en, ru };
