import { contract } from '@vitrina/api-client/contract';

import type { Config } from '../../../platform/config/config.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { FetchFailure } from '../../../platform/fetching/fetchFailure.ts';
import { fetchPart, type FetchedPart } from '../../../platform/fetching/fetchPart.ts';
import { openShopAgents } from '../shopAgents.ts';
import { userAgentOf } from '../userAgent.ts';

const timeoutMs = 60_000;

/**
 * Fetches a feed by the rules of page checks: public addresses only, every redirect checked.
 *
 * @throws 400 if it cannot be loaded; the same error for every reason, so that it reveals nothing about our
 *   network
 */
export async function fetchFeed(config: Config, address: string): Promise<Buffer> {
  const agents = openShopAgents(config, config.checkAllowedOrigins);
  try {
    const part: FetchedPart = await fetchPart(address, contract.importMonitoredPages.maxBodyBytes, {
      agents,
      userAgent: userAgentOf(config),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (part.status !== 200) throw new Failure(400, 'feedNotFetched');
    return part.bytes;
  } catch (error) {
    if (error instanceof FetchFailure) throw new Failure(400, 'feedNotFetched');
    throw error;
  } finally {
    await agents.close();
  }
}
