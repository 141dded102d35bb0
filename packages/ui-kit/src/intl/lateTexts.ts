import type { Locale } from './locales.ts';

/** Texts by message id, in ICU syntax. */
export type Texts = Readonly<Record<string, string>>;

/** Fetches the texts of one language. */
export type LoadTexts = (locale: Locale) => Promise<Texts>;

/**
 * Fetches each language once. What failed is fetched again when it is next asked for.
 *
 * @param modules - the import of each language's module
 */
export function lateTexts(modules: Record<Locale, () => Promise<{ texts: Texts }>>): LoadTexts {
  const asked = new Map<Locale, Promise<Texts>>();
  return (locale) => {
    const before = asked.get(locale);
    if (before) return before;
    const fetched = modules[locale]().then(({ texts }) => texts);
    asked.set(locale, fetched);
    fetched.then(
      // As React marks what it has waited for: whoever draws with them later does not wait at all.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => asked.delete(locale),
    );
    return fetched;
  };
}
