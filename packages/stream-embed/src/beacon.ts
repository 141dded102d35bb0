import type { StreamBeacon } from '@vitrina/api-client/contract';

type Details = Pick<StreamBeacon, 'block' | 'ms' | 'page' | 'size' | 'heightPx'>;

/** The common fields of all beacons of one mount. */
export type BeaconContext = Omit<StreamBeacon, 'id' | 'kind' | 'ts' | keyof Details>;

/** Sends a beacon; a beacon that the browser or network refuses is dropped silently. */
export type SendBeacon = (kind: StreamBeacon['kind'], more?: Details) => void;

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

/**
 * Returns a UUID version 4. `crypto.randomUUID` is missing on pages without https, and old libraries replace
 * `Array.from` and `reduce`.
 */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let id = '';
  for (let index = 0; index < 16; index += 1) {
    const byte = bytes[index] ?? 0;
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    if (index > 3 && index < 11 && index % 2 === 0) id += '-';
    id += value.toString(16).padStart(2, '0');
  }
  return id;
}
