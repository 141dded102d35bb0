import type { StreamBeacon } from '@vitrina/api-client/contract';

/** What all beacons of one mount have in common. */
export type BeaconContext = Omit<StreamBeacon, 'id' | 'kind' | 'ts' | 'block' | 'ms'>;

/** Sends one beacon; a browser or network that refuses it loses it silently. */
export type SendBeacon = (kind: StreamBeacon['kind'], more?: Pick<StreamBeacon, 'block' | 'ms'>) => void;

/** A sender of beacons to the server at `root`. A text body needs no preflight request. */
export function createBeaconSender(root: string, context: BeaconContext): SendBeacon {
  return (kind, more) => {
    const beacon: StreamBeacon = { id: randomId(), kind, ts: Date.now(), ...context, ...more };
    try {
      navigator.sendBeacon(`${root}stream/v1/events`, JSON.stringify(beacon));
    } catch {
      // Counting a visit must never cost one.
    }
  };
}

/** A UUID version 4. `crypto.randomUUID` is missing on pages without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
