import own from './en.json' with { type: 'json' };

/** The texts of the screens of statistics, in one language. */
export const texts = own;
