import { languageTag } from '@vitrina/epack-model';

/** Language, or country and language: `en`, `il_he`, `pt-BR`. */
const localeCode = /^[a-z]{2,3}(?:[_\-][a-z\d]{2,8})*$/iv;

/** Returns whether a text is a locale whose language tag browsers and screen readers understand (BCP 47). */
export function isLocale(text: string): boolean {
  if (!localeCode.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(languageTag(text)).length === 1;
  } catch {
    return false;
  }
}
