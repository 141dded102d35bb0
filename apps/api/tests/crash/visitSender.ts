import { createHash } from 'node:crypto';
import type { StreamBeacon } from '@vitrina/api-client/contract';

import type { StreamEvent } from '../../src/features/events/eventStore.ts';
import { codeOf } from '../../src/features/events/viewClasses.ts';
import { readUserAgent } from '../../src/platform/http/userAgent.ts';
import { testEvent } from '../../testing/events.ts';

/** The ids of an epack in its events. */
export interface SentEpack {
  publicId: string;
  epackId: string;
  licenseId: number;
  shelfId: number;
}

/** The data that visits are generated from. */
export interface VisitPlan {
  epacks: readonly SentEpack[];
  retailerIds: readonly number[];
  /** Events, each once. */
  count: number;
  /** The time of the last visit; the first is twenty hours before. */
  untilMs: number;
}

/** A generated visitor: an address and a browser. */
interface Visitor {
  address: string;
  userAgent: string;
  country: string;
}

/** Beacons of one visitor in one request, with the events they represent. */
export interface SentBatch {
  visitor: Visitor;
  beacons: StreamBeacon[];
}

const spreadMs = 20 * 60 * 60_000;
/** The number of beacons that fit into 4 KB. */
const beaconsPerBatch = 20;
const visitorCount = 2000;
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const userAgents = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/156.0 YaBrowser/26.1 Mobile Safari/537.36`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:153.0) Gecko/20100101 Firefox/153.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];
const countries = ['RU', 'KZ', 'BY', ''];
const kinds = ['view', 'view', 'view', 'view', 'inview', 'interaction', 'miss'] as const;

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** Derives everything about a visit from its number, so that a resent one is the same. */
function numbersOf(number: number): Buffer {
  return createHash('sha256').update(`visit ${number}`).digest();
}

function visitorOf(number: number): Visitor {
  const bytes = createHash('sha256').update(`visitor ${number}`).digest();
  return {
    address: `10.${bytes[0]}.${number >> 8}.${number & 255}`,
    userAgent: pick(userAgents, bytes.readUInt8(1)),
    country: pick(countries, bytes.readUInt8(2)),
  };
}

/** Returns the visitor of a whole batch, so that one request can carry it. */
const visitorNumberOf = (number: number): number => Math.floor(number / beaconsPerBatch) % visitorCount;

function beaconOf({ epacks, retailerIds, count, untilMs }: VisitPlan, number: number): StreamBeacon {
  const bytes = numbersOf(number);
  const kind = pick(kinds, bytes.readUInt8(0));
  const hex = bytes.toString('hex');
  return {
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
    kind,
    ts: untilMs - spreadMs + Math.floor((number / count) * spreadMs),
    retailer: pick(retailerIds, bytes.readUInt8(1)),
    publicId: kind === 'miss' ? null : pick(epacks, bytes.readUInt8(2)).publicId,
    ...(kind === 'inview' ? { ms: bytes.readUInt16BE(3) } : {}),
  };
}

/** Returns the event that a beacon is stored as. */
export function eventOf(plan: VisitPlan, number: number): StreamEvent {
  const beacon = beaconOf(plan, number);
  const epack = plan.epacks.find(({ publicId }) => publicId === beacon.publicId);
  const visitorNumber = visitorNumberOf(number);
  const { userAgent, country } = visitorOf(visitorNumber);
  const retailerId = Number(beacon.retailer);
  const agent = readUserAgent(userAgent);
  return testEvent({
    ...agent,
    class: codeOf(agent.device === 'bot' ? 'automated' : 'unverified'),
    event_id: beacon.id,
    kind: beacon.kind,
    ts: new Date(beacon.ts),
    retailer_id: retailerId,
    epack_id: epack?.epackId ?? null,
    license_id: epack?.licenseId ?? null,
    shelf_id: epack?.shelfId ?? 0,
    ms: beacon.ms ?? null,
    country,
    visitor: Buffer.from(`${retailerId} ${visitorNumber}`),
  });
}

/** Yields every batch in random order and late, and each third one again later. */
export function* arrivingBatches(plan: VisitPlan): Generator<SentBatch> {
  const batchCount = Math.ceil(plan.count / beaconsPerBatch);
  // Steps by a number coprime to the count, which visits each batch once and separates neighbors.
  let step = Math.floor(batchCount * 0.618) | 1;
  while (greatestCommonDivisor(step, batchCount) !== 1) step += 2;
  const batchAt = (place: number): SentBatch => {
    const first = ((place * step) % batchCount) * beaconsPerBatch;
    const size = Math.min(beaconsPerBatch, plan.count - first);
    const beacons = Array.from({ length: size }, (_, index) => beaconOf(plan, first + index));
    return { visitor: visitorOf(visitorNumberOf(first)), beacons };
  };
  for (let place = 0; place < batchCount; place++) {
    yield batchAt(place);
    if (place % 3 === 0) yield batchAt(Math.floor(place / 2));
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Sends a batch until it is acknowledged. */
export async function sendUntilAcknowledged(
  address: () => string,
  { visitor, beacons }: SentBatch,
): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${address()}/stream/v1/events`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain',
          'user-agent': visitor.userAgent,
          'x-forwarded-for': visitor.address,
          ...(visitor.country ? { 'cf-ipcountry': visitor.country } : {}),
        },
        body: JSON.stringify(beacons),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 204) return;
      if (response.status < 500 && response.status !== 429) {
        throw new RangeError(`${response.status} ${await response.text()}`);
      }
    } catch (error) {
      // Rejected for its content: resending would change nothing.
      if (error instanceof RangeError) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
