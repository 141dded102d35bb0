import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';

/** The words that come with what is opened, in both languages: for those who look for them on the screen. */
export const messages = { en, ru };
