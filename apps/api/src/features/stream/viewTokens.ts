import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/** The view that a token vouches for. */
export interface TokenView {
  viewId: string;
  retailerId: number;
  /** The host of the page's origin. */
  host: string;
}

const signatureBytes = 16;
const tokenPattern = /^([\da-z]{8,9})\.([\w-]{22})$/;
/** The clocks of two servers can differ by this. */
const clockToleranceMs = 5000;
/** Visits are reported for at most a day. */
const maxAgeMs = 24 * 60 * 60_000;

/**
 * Signs views. A token belongs to one view of one retailer's page: it is worth nothing for another id, retailer or site. It
 * contains the time it was issued.
 *
 * @param keyAt - the key of a time's day, from the day's salt, which every process knows and nobody keeps
 */
export function createViewTokens(keyAt: (ms: number) => Promise<KeyObject>, now: () => number) {
  async function signatureOf({ viewId, retailerId, host }: TokenView, issuedMs: number): Promise<Buffer> {
    const hmac = createHmac('sha256', await keyAt(issuedMs));
    return hmac
      .update(JSON.stringify(['view', viewId, retailerId, host, issuedMs]))
      .digest()
      .subarray(0, signatureBytes);
  }

  return {
    /** Issues a token for a view that starts now. */
    async issue(view: TokenView): Promise<string> {
      const issuedMs = now();
      return `${issuedMs.toString(36)}.${(await signatureOf(view, issuedMs)).toString('base64url')}`;
    },
    /** Returns when a view's token was issued, in ms since 1970; undefined if it is not genuine or older than a day. */
    async readIssuedMs(token: string, view: TokenView): Promise<number | undefined> {
      const [, time = '', signature = ''] = tokenPattern.exec(token) ?? [];
      const issuedMs = Number.parseInt(time, 36);
      const ageMs = now() - issuedMs;
      if (!(ageMs >= -clockToleranceMs && ageMs <= maxAgeMs)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, await signatureOf(view, issuedMs)) ? issuedMs : undefined;
    },
  };
}
