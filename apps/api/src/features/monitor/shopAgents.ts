import { openPageAgents, type PageAgents } from '../../platform/fetching/pageAgents.ts';
import type { Config } from '../../platform/config/config.ts';
import { scriptOriginsOf } from './scriptOrigins.ts';

/** Paths of this server that hold published files; its other paths trust requests from this machine. */
const publishedPaths = /^\/(?:stream|i|p|files)\//;
/** Paths of the demo's shop, which is this server. */
const demoPaths = /^\/(?:demo-shop\/|robots\.txt$)/;

/** Checks whether an address is one of the demo's shop. */
export function isDemoPage({ demoShopOrigins }: Pick<Config, 'demoShopOrigins'>, url: URL): boolean {
  return demoShopOrigins.includes(url.origin) && demoPaths.test(url.pathname);
}

/**
 * Opens the agents that fetch shops' pages: public addresses only, and from this server what it publishes. `/metrics`, for
 * example, trusts every request from this machine.
 *
 * @param shopOrigins - origins that can use plain http, any port and any address
 */
export function openShopAgents(config: Config, shopOrigins: readonly string[] = []): PageAgents {
  const strangers = openPageAgents(shopOrigins);
  const ownOrigins = scriptOriginsOf(config);
  const own = openPageAgents(ownOrigins);
  const isOwn = (url: URL) =>
    (ownOrigins.includes(url.origin) && publishedPaths.test(url.pathname)) || isDemoPage(config, url);
  return {
    agentFor: (url) => (isOwn(url) ? own : strangers).agentFor(url),
    async close() {
      await Promise.all([strangers.close(), own.close()]);
    },
  };
}
