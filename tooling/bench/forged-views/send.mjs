// Sends requests from 64 connections at once, and measures how fast a server takes them.
import { Agent, request as send } from 'node:http';

import { busyMs } from '../server/processes.mjs';

const connections = 64;

function post(agent, url, { headers, body }) {
  return new Promise((resolve, reject) => {
    const request = send(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Sends a number of requests. They are made before the time is taken, in portions, so that the time contains only sending.
 *
 * @returns the seconds it took, and the processor time of the server
 */
export async function sendAll({ address, pid }, path, { count, make }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let seconds = 0;
  let busy = 0;
  let number = 0;
  for (let left = count; left > 0;) {
    const size = Math.min(left, 500);
    left -= size;
    const requests = [];
    for (let at = 0; at < size; at++) {
      const { headers, body } = await make();
      // Many visitors: a single one is rate-limited.
      const address4 = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      number++;
      requests.push({
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': address4, ...headers },
        body: JSON.stringify(body),
      });
    }
    const start = performance.now();
    const busyBefore = busyMs(pid);
    const worker = async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const status = await post(agent, `${address}${path}`, next);
        if (status >= 300) throw new Error(`${path} answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    seconds += (performance.now() - start) / 1000;
    busy += busyMs(pid) - busyBefore;
  }
  agent.destroy();
  return { seconds, busyMs: busy };
}
