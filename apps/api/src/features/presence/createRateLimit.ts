/** The messages a connection can send at once. */
const burst = 40;
/** The messages a connection can send in the long run. */
const perSecond = 15;

/** Creates a check of each message of one connection; it returns false once there are too many. */
export function createRateLimit(now: () => number = Date.now): () => boolean {
  let left = burst;
  let atMs = now();
  return () => {
    const nowMs = now();
    left = Math.min(burst, left + ((nowMs - atMs) / 1000) * perSecond);
    atMs = nowMs;
    left -= 1;
    return left >= 0;
  };
}
