import { languageTag } from './languageTag.ts';

/** Returns the name of a locale's language in that language, such as `Русский`. @public */
export function languageName(locale: string): string {
  const tag = languageTag(locale);
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // A document can have any text as its locale.
    return tag;
  }
}
