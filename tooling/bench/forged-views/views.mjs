// The views that the bench sends: genuine ones with the token of this server, and forged ones of eight kinds.
import { randomUUID } from 'node:crypto';

import { createViewTokens } from '../../../apps/api/src/features/stream/viewTokens.ts';

/** A browser's user agent, and a robot's. */
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const host = 'www.shop.example';
const own = { origin: `https://${host}`, 'user-agent': browser };
const forgedShare = 0.1;
/** Longer than a view can follow its token. */
const staleMs = 11 * 60_000;
const keptForReplays = 200;

/** Draws numbers that are the same in each run. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * Returns a source of requests.
 *
 * @param salt the day's salt, so that tokens need no request each; the bench measures those requests apart
 */
export function createViews({ retailers, publicIds, salt, beaconsPerRequest }) {
  const random = createRandom(20_261_130);
  let offsetMs = 0;
  const secret = salt.toString('base64');
  const tokens = createViewTokens(
    () => Promise.resolve(secret),
    () => Date.now() + offsetMs,
  );
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sent = [];
  /** The numbers that the figures have to show, and those that they must not. */
  const truth = { genuine: 0, unverified: 0, automated: 0, repeated: 0, misplaced: 0, byPackage: new Map() };

  const viewOf = (more = {}) => ({
    id: randomUUID(),
    kind: 'view',
    ts: Date.now(),
    retailer: retailers[0],
    publicId: pick(publicIds),
    pageKey: '00000000000000aa',
    ...more,
  });
  const sign = async (view, more = {}) =>
    tokens.issue({ viewId: view.id, retailerId: view.retailer, host, ...more });

  async function genuine() {
    const view = viewOf();
    view.token = await sign(view);
    truth.genuine++;
    truth.byPackage.set(view.publicId, (truth.byPackage.get(view.publicId) ?? 0) + 1);
    if (sent.length < keptForReplays) sent.push(view);
    else sent[Math.floor(random() * keptForReplays)] = view;
    return view;
  }
  const forgeries = {
    withoutToken: async () => viewOf(),
    inventedToken: async () => viewOf({ token: `${Date.now().toString(36)}.${'A'.repeat(22)}` }),
    tokenOfAnotherView: async () =>
      viewOf({ token: await sign({ id: randomUUID(), retailer: retailers[0] }) }),
    tokenOfAnotherRetailer: async () => {
      const view = viewOf();
      return { ...view, token: await sign({ ...view, retailer: retailers[1] }) };
    },
    staleToken: async () => {
      const view = viewOf();
      offsetMs = -staleMs;
      view.token = await sign(view);
      offsetMs = 0;
      return view;
    },
  };

  /** A request of the retailer's page: genuine views among forged and repeated ones. */
  async function mixed() {
    const beacons = [];
    for (let at = 0; at < beaconsPerRequest; at++) {
      if (random() >= forgedShare * 0.8) beacons.push(await genuine());
      else if (random() < 0.3 && sent.length > 0) {
        truth.repeated++;
        beacons.push(pick(sent));
      } else {
        truth.unverified++;
        beacons.push(await pick(Object.values(forgeries))());
      }
    }
    return { headers: own, beacons };
  }
  /** A request of a robot, or of another site, with genuine tokens. */
  async function foreign() {
    const isRobot = random() < 0.5;
    const beacons = [];
    for (let at = 0; at < beaconsPerRequest; at++) {
      const view = viewOf();
      beacons.push({ ...view, token: await sign(view) });
    }
    truth[isRobot ? 'automated' : 'misplaced'] += beaconsPerRequest;
    const headers = isRobot
      ? { ...own, 'user-agent': robot }
      : { ...own, origin: 'https://elsewhere.example' };
    return { headers, beacons };
  }

  return {
    truth,
    /** The next request. */
    next: () => (random() < forgedShare * 0.2 ? foreign() : mixed()),
    /** A request without any token, for a rate to compare with: nothing is to verify. */
    nextPlain: async () => ({
      headers: own,
      beacons: Array.from({ length: beaconsPerRequest }, () => viewOf({ retailer: retailers[2] })),
    }),
    /** A request of tokens, as each view makes one. */
    nextOpening: () => ({ headers: own, body: { id: randomUUID(), retailer: retailers[0] } }),
  };
}
