import type { StreamBeacon } from '@vitrina/api-client/contract';

type Details = Pick<
  StreamBeacon,
  'id' | 'ts' | 'view' | 'token' | 'block' | 'ms' | 'page' | 'size' | 'heightPx'
>;

/** The common fields of all beacons of one mount. */
export type BeaconContext = Omit<StreamBeacon, 'kind' | keyof Details>;

/** Sends a beacon; a beacon that the browser or network refuses is dropped silently. */
export type SendBeacon = (kind: StreamBeacon['kind'], more?: Partial<Details>) => void;

/** Creates a sender of beacons to the server at `root`. A text body needs no preflight request. */
export function createBeaconSender(root: string, context: BeaconContext): SendBeacon {
  return (kind, more) => {
    try {
      const beacon: StreamBeacon = { id: randomId(), kind, ts: Date.now(), ...context, ...more };
      navigator.sendBeacon(`${root}stream/v1/events`, JSON.stringify(beacon));
    } catch {
      // A failed beacon must not break the page.
    }
  };
}

const randomDigit = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

/**
 * Returns a UUID version 4: the digits 0, 1 and 8 are replaced with random ones, 8 with one from 8 to b, as the version's
 * layout asks. `crypto.randomUUID` is missing on pages without https, and old libraries replace `Array.from` and
 * `reduce`.
 */
export function randomId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (randomDigit() & (15 >> (Number(digit) / 4)))).toString(16),
  );
}
