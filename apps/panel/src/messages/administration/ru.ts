import type en from './en.json';
import own from './ru.json' with { type: 'json' };

/** The texts of the administration's screens, in one language. */
export const texts = own satisfies Record<keyof typeof en, string>;
