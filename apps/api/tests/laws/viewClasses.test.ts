import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { contract, type StreamBeacon } from '@vitrina/api-client/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openClickHouse } from '../../src/features/events/clickhouse/clickHouse.ts';
import { openClickHouseEventStore } from '../../src/features/events/clickhouse/clickHouseEventStore.ts';
import { addDays, dayIn } from '../../src/features/events/days.ts';
import type { EventStore, StreamEvent } from '../../src/features/events/eventStore.ts';
import type { ViewClass } from '../../src/features/events/viewClasses.ts';
import { createBeaconReceiver } from '../../src/features/stream/receiveBeacons.ts';
import { minisite, testGtin } from '../../testing/epacks.ts';
import { clearEvents } from '../../testing/events.ts';
import { createTestClickHouse, hasClickHouse } from '../../testing/testClickHouse.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { randomVisits, type RandomVisit } from './randomVisits.ts';

const runs = Math.ceil(Number(process.env['VITRINA_LAW_RUNS'] ?? 60) / 4);
const pageKeys = ['00000000000000aa', '00000000000000bb', '00000000000000cc'];
const capMs = 10 * 60_000;
const maxViewAgeMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
const shop = 'https://shop.example';
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The figures expected of a page and class, counted from the actions of the visits. */
interface Figures {
  count: number;
  interactionCount: number;
  /** By view. */
  times: number[];
}

let server: TestServer;
let publicId: string;
beforeAll(async () => {
  server = await startTestServer();
  const ann = await server.as('ann');
  const { id } = (await ann.call(contract.createEpack, { body: minisite({ ean: testGtin(31) }) })).data;
  ({ publicId } = (await ann.call(contract.publishToStream, { params: { id }, body: {} })).data);
});
afterAll(() => server.stop());

/** Sends visits as pages would, and returns the figures they have to give. */
async function makeVisits(events: EventStore, visits: readonly RandomVisit[]) {
  let clockMs = Date.now() - 60 * 60_000;
  const received: StreamEvent[] = [];
  const add = (more: readonly StreamEvent[]) => Promise.resolve(void received.push(...more));
  const { receive, openView } = createBeaconReceiver(
    { ...server.services, events: { ...events, add } },
    () => clockMs,
  );
  const expected = new Map<string, Figures>();
  const figuresOf = (viewClass: ViewClass, page: number): Figures => {
    const key = `${viewClass} ${pageKeys[page]}`;
    const figures = expected.get(key) ?? { count: 0, interactionCount: 0, times: [] };
    expected.set(key, figures);
    return figures;
  };

  async function makeVisit({ page, trust, delayMs, shown, blocks, impossibleMs, isReplayed }: RandomVisit) {
    const id = randomUUID();
    const source = (origin: string | undefined) => ({
      address: '203.0.113.9',
      userAgent: trust === 'robot' ? robot : browser,
      origin,
      country: undefined,
    });
    const startedMs = clockMs;
    if (trust === 'expired') clockMs -= dayMs + 60_000;
    const opened = { id: trust === 'stolen' ? randomUUID() : id, retailer: 1 };
    const genuine = await openView(opened, source(trust === 'otherSite' ? 'https://evil.example' : shop));
    clockMs = startedMs;
    const forged = genuine.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const token =
      { noToken: undefined, forged }[trust as string] ?? (trust === 'noToken' ? undefined : genuine);
    clockMs += trust === 'late' ? 11 * 60_000 : delayMs;
    const viewMs = clockMs;
    const claims = { retailer: 1, publicId, pageKey: pageKeys[page], token, ts: viewMs };
    const isGenuine = ['honest', 'late', 'robot'].includes(trust);
    const honest = isGenuine ? 'verified' : 'unverified';
    const usual: ViewClass = trust === 'robot' ? 'automated' : honest;
    const sent: StreamBeacon[] = [];
    const send = async (beacon: Omit<StreamBeacon, keyof typeof claims>) => {
      sent.push({ ...claims, ...beacon });
      await receive({ ...claims, ...beacon }, source(trust === 'noOrigin' ? undefined : shop));
    };

    await send({ id, kind: 'view' });
    figuresOf(trust === 'late' ? 'unverified' : usual, page).count += 1;
    let seenMs = 0;
    for (const { seenMs: more, hiddenMs } of shown) {
      seenMs += more;
      clockMs += more;
      await send({ id: randomUUID(), kind: 'inview', view: id, ms: seenMs });
      clockMs += hiddenMs;
    }
    const impossible = impossibleMs === null ? 0 : clockMs - startedMs + impossibleMs;
    if (impossible > 0) await send({ id: randomUUID(), kind: 'inview', view: id, ms: impossible });
    const isSplit = usual === 'verified' && impossible > 0;
    if (isSplit) figuresOf('unverified', page).times.push(impossible);
    const longest = Math.max(seenMs, isSplit ? 0 : impossible);
    if (longest > 0) figuresOf(usual, page).times.push(longest);
    for (const block of blocks) await send({ id: randomUUID(), kind: 'interaction', view: id, block });
    const used = isGenuine ? new Set(blocks).size : blocks.length;
    if (used > 0) figuresOf(usual, page).interactionCount += used;
    if (!isReplayed) return;
    // A view that is sent again long after its token proves nothing, and replaces nothing.
    if (trust === 'honest' && clockMs - startedMs > maxViewAgeMs) figuresOf('unverified', page).count += 1;
    for (const beacon of sent.toReversed()) {
      // Without a genuine token, a repetition with another time would be another event of its class.
      const claimed = isGenuine ? { ts: viewMs - 5000, publication: 'again' } : {};
      await receive({ ...beacon, ...claimed }, source(trust === 'noOrigin' ? undefined : shop));
    }
  }

  for (const visit of visits) await makeVisit(visit);
  // At once: a thousand inserts, each on its own, would take most of the time.
  await events.add(received);
  return expected;
}

async function readFigures(events: EventStore, viewClass: ViewClass) {
  const { timeZone } = server.services.config;
  const today = dayIn(timeZone, new Date());
  const visits = await events.over({
    selection: {
      licenseIds: [1],
      retailerIds: undefined,
      shelfIds: undefined,
      isSisOnly: false,
      hasCategoryRule: false,
      classes: [viewClass],
    },
    range: { from: addDays(today, -1), to: today },
  });
  const pages = await visits.countByPageKey();
  return new Map(
    pages.map(({ pageKey, count, inviewCount, inviewMs, interactionCount }) => [
      `${viewClass} ${pageKey}`,
      { count, inviewCount, inviewMs, interactionCount },
    ]),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function checkLaw(events: EventStore, clear: () => Promise<void>): Promise<void> {
  const law = fc.asyncProperty(randomVisits, fc.boolean(), async (visits, isCounted) => {
    await clear();
    const half = Math.ceil(visits.length / 2);
    const first = await makeVisits(events, visits.slice(0, half));
    if (isCounted) await events.maintain(new Date());
    const second = await makeVisits(events, visits.slice(half));
    const expected = new Map<string, object>();
    for (const key of new Set([...first.keys(), ...second.keys()])) {
      const parts = [first.get(key), second.get(key)].flatMap((part) => part ?? []);
      const times = parts.flatMap((part) => part.times);
      expected.set(key, {
        count: sum(parts.map(({ count }) => count)),
        inviewCount: times.length,
        inviewMs: sum(times.map((ms) => Math.min(ms, capMs))),
        interactionCount: sum(parts.map(({ interactionCount }) => interactionCount)),
      });
    }
    for (let time = 0; time < 2; time++) {
      const shown = new Map<string, object>();
      for (const viewClass of ['verified', 'unverified', 'automated'] as const)
        for (const [key, figures] of await readFigures(events, viewClass)) shown.set(key, figures);
      expect(shown).toEqual(expected);
      await events.maintain(new Date());
    }
  });
  await fc.assert(law, { numRuns: runs });
}

describe('views by page and class are those of a straight count, with robots, forgeries and replays', () => {
  it('on PostgreSQL', { timeout: 600_000 }, async () => {
    const { events, database } = server.services;
    await expect(checkLaw(events, () => clearEvents(database.query))).resolves.toBeUndefined();
  });

  it.skipIf(!hasClickHouse)('on ClickHouse', { timeout: 600_000 }, async () => {
    const { config, database } = server.services;
    const clickHouse = await createTestClickHouse();
    const events = await openClickHouseEventStore(
      openClickHouse(clickHouse.url),
      database.query,
      config.timeZone,
    );
    await expect(checkLaw(events, () => clickHouse.clear())).resolves.toBeUndefined();
    await events.close();
    await clickHouse.drop();
  });
});
