import type { CallReference } from '../contract/call.ts';

type Values = Record<string, unknown>;

/** Returns a value as URL text: lists are joined by commas, as the contract's list fields expect. */
function toText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Builds a call's URL with its parameters. Absent query values are left out. @public */
export function buildUrl(
  baseUrl: string,
  call: Pick<CallReference, 'path'>,
  params: Values | undefined = {},
  query: Values | undefined = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${call.path} needs "${name}"`);
    return encodeURIComponent(toText(value)).replaceAll('%2C', ',');
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, toText(value));
  }
  const text = search.toString();
  return baseUrl.replace(/\/+$/, '') + path + (text === '' ? '' : `?${text}`);
}
