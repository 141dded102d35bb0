import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';

import { FetchFailure } from './fetchFailure.ts';
import { isPublicAddress } from './publicAddress.ts';

const connectTimeoutMs = 10_000;
const headersTimeoutMs = 15_000;
const bodyTimeoutMs = 15_000;
const maxHeaderBytes = 32 * 1024;

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is not public. The connection uses
 * the checked addresses, so a name that resolves differently a moment later gains nothing.
 */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new FetchFailure('refusedAddress'), '');
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** The agents that fetch third-party pages. */
export interface PageAgents {
  /**
   * Returns the agent for a request.
   *
   * @throws FetchFailure `insecureLink` or `refusedAddress` if the request is not allowed
   */
  agentFor(url: URL): Dispatcher;
  close(): Promise<void>;
}

/**
 * Names are checked when they are resolved; an IP address in a URL is not resolved, so it is checked here.
 */
function checkUrl(url: URL): void {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new FetchFailure('insecureLink');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw new FetchFailure('refusedAddress');
}

/**
 * Opens the agents of a run of checks.
 *
 * @param allowedOrigins - origins that can use plain http, any port and any address
 */
export function openPageAgents(allowedOrigins: readonly string[]): PageAgents {
  const limits = {
    headersTimeout: headersTimeoutMs,
    bodyTimeout: bodyTimeoutMs,
    maxHeaderSize: maxHeaderBytes,
    connections: 2,
    pipelining: 1,
  };
  const strangers = new Agent({ ...limits, connect: { timeout: connectTimeoutMs, lookup: lookUpPublic } });
  const allowed = new Agent({ ...limits, connect: { timeout: connectTimeoutMs } });
  return {
    agentFor(url) {
      if (allowedOrigins.includes(url.origin)) return allowed;
      checkUrl(url);
      return strangers;
    },
    async close() {
      await Promise.all([strangers.destroy(), allowed.destroy()]);
    },
  };
}
