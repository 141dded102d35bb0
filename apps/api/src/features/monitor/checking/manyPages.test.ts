import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import { badAnswers } from '../../../../testing/monitor/answers.ts';
import { runChecks } from '../../../../testing/monitor/runChecks.ts';
import { productPage, startTestShop, type TestShop } from '../../../../testing/monitor/testShop.ts';
import { startTestServer } from '../../../../testing/testServer.ts';

/** `pnpm soak` uses ten thousand. */
const pageCount = Number(process.env['VITRINA_CHECK_PAGES'] ?? 400);
const shopCount = 8;
/** Every twentieth page is faulty. */
const badEvery = 20;
const slowMs = 8000;
const maxGrowthBytes = 200 * 1024 * 1024;

/** Starts an internal server that no check may ever reach. */
async function listenInside(): Promise<{ countRequests(): number; port: number }> {
  let requests = 0;
  const inside = createServer((_request, response) => {
    requests++;
    response.end('secret');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void inside.close());
  return { countRequests: () => requests, port: (inside.address() as AddressInfo).port };
}

async function startShops(): Promise<TestShop[]> {
  const shops = await Promise.all(Array.from({ length: shopCount }, startTestShop));
  onTestFinished(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  });
  return shops;
}

it(
  'a run over many pages ends with a status or a stated failure for each, in little memory',
  { timeout: 30 * 60_000 },
  async () => {
    const inside = await listenInside();
    const shops = await startShops();
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    const { query } = server.services.database;

    const good = productPage({ retailer: '1', ean: '', mpn: 'M', brand: 'Acme' });
    const intoOurNetwork = {
      outcome: 'insecureLink',
      answer: ((_request, response) =>
        response
          .writeHead(302, { location: `http://127.0.0.1:${inside.port}/` })
          .end()) satisfies (typeof badAnswers)[number]['answer'],
    };
    const bad = [...badAnswers, intoOurNetwork];
    const expected = new Map<string, number>();
    const rows = Array.from({ length: pageCount }, (_, number) => {
      const shop = shops[number % shopCount];
      const fault = number % badEvery === 0 ? bad[(number / badEvery) % bad.length] : undefined;
      const path = `/products/${number}`;
      shop?.pages.set(path, fault?.answer ?? good);
      const outcome = fault?.outcome ?? 'read';
      expected.set(outcome, (expected.get(outcome) ?? 0) + 1);
      return { retailer_id: 1, license_id: 1, link: `${shop?.origin}${path}` };
    });
    for (let start = 0; start < rows.length; start += 1000) {
      await query
        .insertInto('product_page')
        .values(rows.slice(start, start + 1000))
        .execute();
    }

    const before = process.memoryUsage().rss;
    let highest = before;
    const watching = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 100);
    onTestFinished(() => clearInterval(watching));
    await runChecks(server.services, shops, slowMs);

    const outcomes = await sql<{ outcome: string; n: number }>`
      select coalesce(check_failure, case when visited_at is not null then 'read' else 'nothing' end) as outcome,
        count(*)::int as n
      from product_page group by 1
    `.execute(query);
    expect(new Map(outcomes.rows.map(({ outcome, n }) => [outcome, n]))).toEqual(expected);
    expect(inside.countRequests()).toBe(0);
    expect(highest - before).toBeLessThan(maxGrowthBytes);
  },
);
