// Measures how many events a server process accepts: beacons in batches, each acknowledged once it is stored.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { busyMs } from '../server/processes.mjs';

const connections = 64;
const beaconsPerRequest = 20;
/** A browser's user agent, not a robot's. */
export const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';

function memoryMb(pid) {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** Returns a number of visits to a package at a retailer, as its page reports them. */
export function beaconsOf({ retailer, publicId }, count) {
  const beacons = Array.from({ length: count }, () => ({
    id: randomUUID(),
    kind: 'view',
    ts: Date.now(),
    retailer,
    publicId,
  }));
  return JSON.stringify(beacons);
}

async function fire({ address }, target, seconds) {
  let sent = 0;
  return autocannon({
    url: `${address}/stream/v1/events`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const number = sent++;
          const headers = {
            'content-type': 'text/plain',
            'user-agent': userAgent,
            // Simulates many visitors: a single one is rate-limited.
            'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          };
          return { ...request, headers, body: beaconsOf(target, beaconsPerRequest) };
        },
      },
    ],
  });
}

/**
 * Sends for a number of seconds in four parts. @returns events per second, p99, and memory after each part
 */
export async function measureIngest(server, target, { seconds, countStored }) {
  await fire(server, target, 3);
  const before = await countStored();
  const busyBefore = busyMs(server.pid);
  const parts = [];
  const memory = [memoryMb(server.pid)];
  for (let part = 0; part < 4; part++) {
    const result = await fire(server, target, seconds / 4);
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${result.non2xx} refused, ${result.errors} broken, of ${result.requests.total}`);
    }
    parts.push(result);
    memory.push(memoryMb(server.pid));
  }
  const events = parts.reduce((sum, { requests }) => sum + requests.total * beaconsPerRequest, 0);
  const stored = (await countStored()) - before;
  const took = parts.reduce((sum, { duration }) => sum + duration, 0);
  return {
    eventsPerSecond: Math.round(events / took),
    p50: Math.max(...parts.map(({ latency }) => latency.p50)),
    p99: Math.max(...parts.map(({ latency }) => latency.p99)),
    acknowledged: events,
    stored,
    busyMicrosPerEvent: ((busyMs(server.pid) - busyBefore) * 1000) / events,
    memory,
  };
}
