import { historyKeySeparator } from '../defaults.ts';

const maxNameLength = 100;

/**
 * Checks that a locale, template, page or custom component can have this name: not blank, at most 100
 * characters, safe in keys, addresses and file names.
 *
 * @public
 */
export function isValidName(name: string): boolean {
  if (name.trim() !== name || name === '' || name.length > maxNameLength || !name.isWellFormed())
    return false;
  if (name.startsWith('.') || name === '__proto__' || name.includes(historyKeySeparator)) return false;
  return !/[/\\\p{Cc}]/u.test(name);
}
