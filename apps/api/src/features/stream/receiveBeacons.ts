import { hash } from 'node:crypto';
import type { CallRequest, contract } from '@vitrina/api-client/contract';

import { invalidField } from '../../platform/http/failure.ts';
import { networkGroupOf, networkOf } from '../../platform/security/networkOf.ts';
import { readUserAgent } from '../../platform/http/userAgent.ts';
import { cached } from '../../platform/concurrency/cached.ts';
import { dayIn } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { uuidOf } from '../events/uuidOf.ts';
import { codeOf, type ViewClass } from '../events/viewClasses.ts';
import type { Services } from '../services.ts';
import { classify, isImpossible } from './classify.ts';
import { eventTime } from './eventTime.ts';
import { createHeightNotes } from './heights.ts';
import { findPublished, findRetailer, findSalt, type KnownRetailer } from './lookups.ts';
import { createViewTokens } from './viewTokens.ts';

type Beacons = CallRequest<typeof contract.sendBeacons>['body'];
type Beacon = Exclude<Beacons, readonly unknown[]>;
type OpenedView = CallRequest<typeof contract.openView>['body'];

/** The origin of beacons. The address is only hashed, never stored. */
export interface BeaconSource {
  address: string;
  userAgent: string | undefined;
  /** The page's origin, as sent by the browser. */
  origin: string | undefined;
  /** The visitor's country according to a trusted proxy, two letters. */
  country: string | undefined;
}

const lookupTtlMs = 10_000;
const saltTtlMs = 60_000;
/** Days begin at a quarter hour of UTC in every time zone. */
const quarterMs = 15 * 60_000;
const visitorBytes = 16;
/** Few: they tell the networks of one page apart, and nothing more. */
const groupBytes = 6;
const maxHostLength = 255;

function hostOf(origin: string | undefined): string {
  if (!origin || !URL.canParse(origin)) return '';
  return new URL(origin).hostname;
}

/** Checks whether a page is known to be the retailer's; a shop's subdomains belong to the shop. */
function isOwn(host: string, { domains }: KnownRetailer): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Checks whether a page is of another site. Without a host, or without domains of the retailer, nobody can tell. */
function isForeign(host: string, retailer: KnownRetailer): boolean {
  return host !== '' && retailer.domains.length > 0 && !isOwn(host, retailer);
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
    host: hostOf(origin).slice(0, maxHostLength),
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
    page_key: beacon.pageKey ?? '',
    block: beacon.block ?? null,
    // Whole milliseconds have the same sum in any order.
    ms: beacon.ms == null ? null : Math.round(beacon.ms),
  };
}

/** Returns the view that a beacon belongs to. */
function viewOf({ kind, id, view }: Beacon): string {
  return kind === 'view' ? id : (view ?? id);
}

/**
 * Returns the stored id of an event with a genuine token. The use of a block has one derived from the view: however often
 * it is reported, it counts once. An unverified event has another id than its verified repetition, which it never replaces.
 */
function signedId({ kind, id, block }: Beacon, viewId: string, viewClass: ViewClass): string {
  if (kind === 'interaction') return uuidOf(JSON.stringify([kind, viewId, block ?? null]));
  return viewClass === 'unverified' ? uuidOf(JSON.stringify([viewClass, id])) : id;
}

type Receiving = Pick<Services, 'config' | 'database' | 'events'>;

/** Receives beacons: resolves their ids, verifies and stores them. */
export function createBeaconReceiver({ config, database, events }: Receiving, now = Date.now) {
  const { query } = database;
  const { timeZone } = config;
  const retailerOf = cached(lookupTtlMs, (id: number) => findRetailer(query, id));
  const epackOf = cached(lookupTtlMs, (publicId: string) => findPublished(query, publicId));
  // By the quarter hour: telling the day of a time takes longer than a signature.
  const secretOf = cached(saltTtlMs, async (quarter: number) => {
    const salt = await findSalt(query, dayIn(timeZone, new Date(quarter * quarterMs)));
    return salt.toString('base64');
  });
  const secretAt = (ms: number) => secretOf(Math.floor(ms / quarterMs));

  const tokens = createViewTokens(secretAt, now);
  const noteHeight = createHeightNotes(query);

  /** Hashes what identifies somebody with the day's secret, which nobody keeps: of two days, nothing can be compared. */
  async function pseudonymOf(facts: readonly unknown[], bytes: number): Promise<Buffer> {
    const digest = hash('sha256', JSON.stringify([await secretAt(now()), ...facts]), 'hex');
    return Buffer.from(digest.slice(0, bytes * 2), 'hex');
  }

  const hashVisitor = (retailerId: number, { address, userAgent }: BeaconSource) =>
    pseudonymOf(['visitor', retailerId, address, userAgent ?? ''], visitorBytes);

  /** Tells networks apart on one page and day only: no two pages, retailers or days have a hash in common. */
  const hashGroup = (page: readonly unknown[], group: string) =>
    pseudonymOf(['group', page, group], groupBytes);

  const hashNetwork = ({ address }: BeaconSource) =>
    pseudonymOf(['network', networkOf(address)], visitorBytes);

  /** Reads the data that all beacons of a request share, once. */
  function readSource(source: BeaconSource) {
    const visitors = new Map<number, Promise<Buffer>>();
    const group = networkGroupOf(source.address);
    return {
      described: describeSource(source),
      groupOn: (page: readonly unknown[]) => hashGroup(page, group),
      visitorAt(retailerId: number): Promise<Buffer> {
        const visitor = visitors.get(retailerId) ?? hashVisitor(retailerId, source);
        visitors.set(retailerId, visitor);
        return visitor;
      },
    };
  }

  async function readRetailer({ retailer: id }: Pick<Beacon, 'retailer'>): Promise<KnownRetailer> {
    const retailer = await retailerOf(toRetailerId(id));
    if (!retailer) throw invalidField('body.retailer', 'notAllowed');
    return retailer;
  }

  /** Returns when the token of a beacon's view was issued, if it is genuine and for this site. */
  async function readIssuedMs(
    beacon: Beacon,
    retailer: KnownRetailer,
    host: string,
  ): Promise<number | undefined> {
    if (!beacon.token || host === '' || !isOwn(host, retailer)) return undefined;
    return tokens.readIssuedMs(beacon.token, { viewId: viewOf(beacon), retailerId: retailer.id, host });
  }

  async function toEvent(
    beacon: Beacon,
    { described, visitorAt, groupOn }: ReturnType<typeof readSource>,
  ): Promise<StreamEvent> {
    const retailer = await readRetailer(beacon);
    const epack = beacon.publicId ? await epackOf(beacon.publicId) : undefined;
    const issuedMs = await readIssuedMs(beacon, retailer, described.host);
    const facts = {
      isRobot: described.device === 'bot',
      tokenAgeMs: issuedMs === undefined ? undefined : now() - issuedMs,
    };
    const viewClass = classify(beacon, facts);
    const event = {
      ...described,
      ...describeBeacon(beacon),
      epack_id: epack?.epack_id ?? null,
      license_id: epack?.license_id ?? null,
      shelf_id: epack?.shelf_id ?? 0,
      retailer_id: retailer.id,
      class: codeOf(viewClass),
    };
    const { epack_id, license_id, shelf_id, retailer_id, page_key } = event;
    const place = [epack_id, license_id, shelf_id, retailer_id, page_key];
    const viewIn = (of: ViewClass) => uuidOf(JSON.stringify([viewOf(beacon), [...place, of]]));
    const isSigned = issuedMs !== undefined;
    return {
      ...event,
      // The token's time and the id are part of what it signs: a view sent again is the same row, whatever else it claims.
      ts: issuedMs === undefined ? eventTime(timeZone, beacon.ts, beacon.id, now()) : new Date(issuedMs),
      event_id: issuedMs === undefined ? beacon.id : signedId(beacon, viewOf(beacon), viewClass),
      view_id: isSigned || beacon.kind === 'inview' ? viewIn(viewClass) : null,
      impossible_view: isImpossible(beacon, facts) ? viewIn('verified') : null,
      network:
        isSigned && beacon.kind === 'view' && beacon.consent !== 'none'
          ? await groupOn([retailer_id, epack_id, page_key])
          : null,
      visitor: beacon.consent === 'none' ? null : await visitorAt(retailer.id),
      is_foreign: isForeign(described.host, retailer),
      is_demo: false,
    };
  }

  /** Issues the token of a view that a page of the source is about to show. */
  async function openView({ id, retailer }: OpenedView, { origin }: BeaconSource): Promise<string> {
    const { id: retailerId } = await readRetailer({ retailer });
    return tokens.issue({ viewId: id, retailerId, host: hostOf(origin).slice(0, maxHostLength) });
  }

  /** Resolves once all beacons are stored. */
  async function receive(beacons: Beacons, source: BeaconSource): Promise<void> {
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
  }

  return { receive, openView };
}
