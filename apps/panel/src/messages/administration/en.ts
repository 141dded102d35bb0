import own from './en.json' with { type: 'json' };

/** The texts of the administration's screens, in one language. */
export const texts = own;
