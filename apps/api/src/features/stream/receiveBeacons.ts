import { createHmac } from 'node:crypto';
import type { CallRequest, contract } from '@vitrina/api-client/contract';

import { invalidField } from '../../platform/http/failure.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import { readUserAgent } from '../../platform/http/userAgent.ts';
import { cached } from '../../platform/concurrency/cached.ts';
import { dayIn } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import type { Services } from '../services.ts';
import { eventTime } from './eventTime.ts';
import { createHeightNotes } from './heights.ts';
import { findPublished, findRetailer, findSalt, type KnownRetailer } from './lookups.ts';

type Beacons = CallRequest<typeof contract.sendBeacons>['body'];
type Beacon = Exclude<Beacons, readonly unknown[]>;

/** The origin of beacons. The address is only hashed, never stored. */
export interface BeaconSource {
  address: string;
  userAgent: string | undefined;
  /** The page's origin, as sent by the browser. */
  origin: string | undefined;
  /** The visitor's country according to a proxy, two letters. */
  country: string | undefined;
}

const lookupTtlMs = 10_000;
const saltTtlMs = 60_000;
const visitorBytes = 16;

function hostOf(origin: string | undefined): string {
  if (!origin || !URL.canParse(origin)) return '';
  return new URL(origin).hostname;
}

/**
 * Checks whether a page is foreign, by the host the browser sends; a shop's subdomains belong to the shop.
 * Without a host, the page is not foreign.
 */
function isForeign(host: string, { domains }: KnownRetailer): boolean {
  if (host === '' || domains.length === 0) return false;
  return !domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

function toRetailerId(retailer: string | number): number {
  const id = Number(retailer);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw invalidField('body.retailer', 'notAllowed');
  return id;
}

function describeSource({ userAgent, origin, country }: BeaconSource) {
  return {
    ...readUserAgent(userAgent),
    host: hostOf(origin).slice(0, 255),
    country: country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '',
  };
}

function describeBeacon(beacon: Beacon) {
  return {
    event_id: beacon.id,
    kind: beacon.kind,
    publication: beacon.publication ?? '',
    ean: beacon.ean ?? '',
    mpn: beacon.mpn ?? '',
    brand: beacon.brand ?? '',
    locale: beacon.locale ?? '',
    block: beacon.block ?? null,
    // Whole milliseconds have the same sum in any order.
    ms: beacon.ms == null ? null : Math.round(beacon.ms),
  };
}

type Receiving = Pick<Services, 'config' | 'database' | 'events'>;

/** Receives beacons: resolves their ids and stores them. */
export function createBeaconReceiver({ config, database, events }: Receiving, now = Date.now) {
  const { query } = database;
  const { timeZone } = config;
  const retailerOf = cached(lookupTtlMs, (id: number) => findRetailer(query, id));
  const epackOf = cached(lookupTtlMs, (publicId: string) => findPublished(query, publicId));
  const saltOf = cached(saltTtlMs, (day: string) => findSalt(query, day));

  const noteHeight = createHeightNotes(query);

  async function hashVisitor(retailerId: number, { address, userAgent }: BeaconSource): Promise<Buffer> {
    const hmac = createHmac('sha256', await saltOf(dayIn(timeZone, new Date(now()))));
    const text = JSON.stringify([retailerId, address, userAgent ?? '']);
    return hmac.update(text).digest().subarray(0, visitorBytes);
  }

  async function hashNetwork({ address }: BeaconSource): Promise<Buffer> {
    const hmac = createHmac('sha256', await saltOf(dayIn(timeZone, new Date(now()))));
    return hmac
      .update(JSON.stringify(['network', networkOf(address)]))
      .digest()
      .subarray(0, visitorBytes);
  }

  /** Reads the data that all beacons of a request share, once. */
  function readSource(source: BeaconSource) {
    const visitors = new Map<number, Promise<Buffer>>();
    return {
      described: describeSource(source),
      visitorAt(retailerId: number): Promise<Buffer> {
        const visitor = visitors.get(retailerId) ?? hashVisitor(retailerId, source);
        visitors.set(retailerId, visitor);
        return visitor;
      },
    };
  }

  async function toEvent(
    beacon: Beacon,
    { described, visitorAt }: ReturnType<typeof readSource>,
  ): Promise<StreamEvent> {
    const retailer = await retailerOf(toRetailerId(beacon.retailer));
    if (!retailer) throw invalidField('body.retailer', 'notAllowed');
    const epack = beacon.publicId ? await epackOf(beacon.publicId) : undefined;
    return {
      ...described,
      ...describeBeacon(beacon),
      ts: eventTime(timeZone, beacon.ts, beacon.id, now()),
      epack_id: epack?.epack_id ?? null,
      license_id: epack?.license_id ?? null,
      shelf_id: epack?.shelf_id ?? 0,
      retailer_id: retailer.id,
      visitor: beacon.consent === 'none' ? null : await visitorAt(retailer.id),
      is_foreign: isForeign(described.host, retailer),
      is_demo: false,
    };
  }

  /** Resolves once all beacons are stored. */
  return async (beacons: Beacons, source: BeaconSource): Promise<void> => {
    const list = Array.isArray(beacons) ? beacons : [beacons];
    const read = readSource(source);
    const stored = await Promise.all(list.map((beacon) => toEvent(beacon, read)));
    await events.add(stored);
    for (const [index, event] of stored.entries()) {
      const beacon = list[index];
      // A report keeps a hash of the network for a day, so a visitor who refused to be told apart reports nothing.
      if (beacon?.kind !== 'view' || event.is_foreign || beacon.consent === 'none') continue;
      await noteHeight({ retailerId: event.retailer_id, hashReporter: () => hashNetwork(source) }, beacon);
    }
  };
}
