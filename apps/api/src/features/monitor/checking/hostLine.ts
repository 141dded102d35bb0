import { setTimeout as delay } from 'node:timers/promises';

import { FetchFailure } from '../../../platform/fetching/fetchFailure.ts';
import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import { readRobots, type Robots } from '../../../platform/fetching/robots.ts';

/** A host's requests, one after the other, at its pace. */
export interface HostLine {
  /**
   * Waits until the next request to the host is allowed.
   *
   * @throws FetchFailure if robots.txt forbids the link, or the host does not respond
   */
  waitFor(link: string): Promise<void>;
}

/**
 * Opens the queue of a host, by origin.
 *
 * @param paceMs - the minimum time between two requests; a host can ask for more
 */
export function openHostLine(origin: string, paceMs: number, options: FetchOptions): HostLine {
  let robots: Promise<Robots> | undefined;
  let nextAt = 0;

  async function waitTurn(delaySeconds: number): Promise<void> {
    const pause = nextAt - Date.now();
    if (pause > 0) await delay(pause, undefined, { signal: options.signal });
    nextAt = Date.now() + Math.max(paceMs, delaySeconds * 1000);
  }

  return {
    async waitFor(link) {
      robots ??= readRobots(origin, options);
      const { isAllowed, delaySeconds } = await robots;
      if (!isAllowed(link)) throw new FetchFailure('forbiddenByRobots');
      await waitTurn(delaySeconds);
    },
  };
}
