import { formatOf, type Format } from './formatOf.ts';
import { useLocale } from './LocaleContext.ts';

/** Returns the number and date formats of the user's format locale. */
export function useFormat(): Format {
  const { formatLocale, timeZone } = useLocale();
  return formatOf(formatLocale, timeZone);
}
