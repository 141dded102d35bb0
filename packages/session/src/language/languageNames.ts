import type { Locale } from '@vitrina/ui-kit';

/** Each language in its own words, so that whoever got lost finds the way back. */
export const languageNames: Record<Locale, string> = { en: 'English', ru: 'Русский' };
