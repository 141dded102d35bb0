/**
 * Loads a script of the server, once per document. An import adds no element to the shop's page, follows the
 * nonce of the embed tag, and is no sink of Trusted Types.
 */
export function importScript(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address);
}
