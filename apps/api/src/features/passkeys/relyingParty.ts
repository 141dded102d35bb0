import { isIP } from 'node:net';

import type { Config } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';

/** This server, as authenticators know it. */
export interface RelyingParty {
  /** The domain to which passkeys are bound. */
  id: string;
  /** The only origin from which signatures are accepted. */
  origin: string;
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the relying party by the configured address: a request's headers cannot be trusted. Browsers bind passkeys
 * to a domain and need https, except at `localhost`, so a server on this machine has passkeys there.
 *
 * @returns undefined if browsers allow no passkeys at the server's address
 */
export function findRelyingParty(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
): RelyingParty | undefined {
  const url = new URL(panelUrl(config));
  if (loopbackNames.has(url.hostname)) {
    url.hostname = 'localhost';
    return { id: url.hostname, origin: url.origin };
  }
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (url.protocol !== 'https:' || isAddress) return undefined;
  return { id: url.hostname, origin: url.origin };
}

/** @throws 409 if browsers allow no passkeys at the server's address */
export function needRelyingParty(config: Pick<Config, 'publicUrl' | 'host' | 'port'>): RelyingParty {
  const party = findRelyingParty(config);
  if (!party) throw new Failure(409, 'passkeysUnavailable');
  return party;
}
