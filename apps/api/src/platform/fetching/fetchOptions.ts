import type { PageAgents } from './pageAgents.ts';

/** How a page is asked for. */
export interface FetchOptions {
  agents: PageAgents;
  userAgent: string;
  /** Aborts the fetch. */
  signal: AbortSignal;
  /** The time limit of a page, including redirects. Default: half a minute. */
  timeoutMs?: number;
}
