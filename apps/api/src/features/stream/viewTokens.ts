import { hash, timingSafeEqual } from 'node:crypto';

/** The view that a token vouches for. */
export interface TokenView {
  viewId: string;
  retailerId: number;
  /** The host of the page's origin. */
  host: string;
}

const signatureLength = 22;
const tokenPattern = /^([\da-z]{8,9})\.([\w-]{22})$/;
/** The clocks of two servers can differ by this. */
const clockToleranceMs = 5000;
/** Visits are reported for at most a day. */
const maxAgeMs = 24 * 60 * 60_000;

/**
 * Signs views. A token belongs to one view of one retailer's page: it is worth nothing for another id, retailer or site. It
 * contains the time it was issued.
 *
 * With SHA-3, a hash of the secret and a text is a signature: nobody can extend it, which HMAC prevents for older hashes.
 * HMAC takes four times as long, since Node makes two objects for each.
 *
 * @param secretAt - the secret of a time's day, from the day's salt, which every process knows and nobody keeps
 */
export function createViewTokens(secretAt: (ms: number) => Promise<string>, now: () => number) {
  async function sign({ viewId, retailerId, host }: TokenView, issuedMs: number): Promise<string> {
    const text = JSON.stringify([await secretAt(issuedMs), 'view', viewId, retailerId, host, issuedMs]);
    return hash('sha3-256', text, 'base64url').slice(0, signatureLength);
  }

  return {
    /** Issues a token for a view that starts now. */
    async issue(view: TokenView): Promise<string> {
      const issuedMs = now();
      return `${issuedMs.toString(36)}.${await sign(view, issuedMs)}`;
    },
    /** Returns when a view's token was issued, in ms since 1970; undefined if it is not genuine or older than a day. */
    async readIssuedMs(token: string, view: TokenView): Promise<number | undefined> {
      const [, time = '', signature = ''] = tokenPattern.exec(token) ?? [];
      const issuedMs = Number.parseInt(time, 36);
      const ageMs = now() - issuedMs;
      if (!(ageMs >= -clockToleranceMs && ageMs <= maxAgeMs)) return undefined;
      const expected = Buffer.from(await sign(view, issuedMs));
      return timingSafeEqual(Buffer.from(signature), expected) ? issuedMs : undefined;
    },
  };
}
