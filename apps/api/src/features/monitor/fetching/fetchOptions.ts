import type { PageAgents } from './pageAgents.ts';

/** How a page is asked for. */
export interface FetchOptions {
  agents: PageAgents;
  userAgent: string;
  /** Ends it at once. */
  signal: AbortSignal;
  /** How long a page may take, redirects and all; half a minute unless said. */
  timeoutMs?: number;
}
