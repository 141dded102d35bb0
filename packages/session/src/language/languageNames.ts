import type { Locale } from '@vitrina/ui-kit';

/** Each language in its own words, so that users can find theirs in any interface language. */
export const languageNames: Record<Locale, string> = { en: 'English', ru: 'Русский' };
