import type { Json } from '../json.ts';
import type { SizedValue } from '../schemas/prop.ts';

const offset = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Returns a short hash of a JSON value; the order of object keys does not matter. Empty members (empty texts,
 * null) count as absent, as after saving a page. Use it to detect changes, not for security.
 *
 * @returns up to 7 letters and digits; empty for an empty value
 * @public
 */
export function hashValue(value: Json | SizedValue | undefined): string {
  const text = toText(value);
  if (text === '') return '';
  let hash = offset;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return (hash >>> 0).toString(36);
}

function toText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toText).join()}]`;
  const members = Object.entries(value)
    .map(([name, member]) => [name, toText(member)] as const)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return members.length === 0 ? '' : `{${members.join()}}`;
}
