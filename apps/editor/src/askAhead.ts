import { createApiClient } from '@vitrina/api-client';
import { fetchEpackAhead, readChosenLocale } from '@vitrina/editor-core/loading';
import { loadProfileAhead, readAccessToken } from '@vitrina/session';

import { newId } from './newId.ts';
import { panelListPath, readSurroundings } from './surroundings.ts';

/**
 * Preloads the session and, in the panel, the package in the address while the editor is loading, in the
 * locale to show. The server decides whether the user can open the package.
 */
export function askAhead(locale: string): void {
  const { apiBaseUrl, isInPanel } = readSurroundings(document, globalThis.location);
  if (!isInPanel || readAccessToken() === undefined) return;
  const client = createApiClient({ baseUrl: apiBaseUrl, getToken: () => readAccessToken() });
  loadProfileAhead(client);
  const [epackId = newId] = globalThis.location.pathname.slice(panelListPath.length + 1).split('/');
  const id = decodeURIComponent(epackId);
  if (id !== newId) fetchEpackAhead(client, id, readChosenLocale(id, localStorage) ?? locale);
}
