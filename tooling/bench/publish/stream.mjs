// pnpm bench:stream: the processor time of a stream request, compared with a file served by a bare Fastify and the pointer
// served by nginx. A
// core handles as many requests per second as this time fits into one second. Wall-clock time would include
// other programs.
import { fileURLToPath } from 'node:url';

import autocannon from 'autocannon';

import { busyMs, startProgram } from '../server/processes.mjs';
import { startNginx } from './nginx.mjs';
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { machineNote, readArguments } from '../shared.mjs';

const seconds = Number(readArguments().seconds?.[0] ?? 5);
const wantedPerSecond = 2000;
const clients = 40;
const pointerPath = '/i/1/gtin/09521100000116.json';

/** Returns the requests of the embed, with the pointer requested twice. */
async function findRequests(address) {
  const response = await fetch(address + pointerPath);
  const { base, pages } = await response.json();
  const { html, css } = pages.ru.master_template;
  return {
    'embed.js': { path: '/stream/v1/embed.js' },
    coverage: { path: '/i/1/coverage-1.json' },
    pointer: { path: pointerPath },
    'pointer, 304': { path: pointerPath, headers: { 'if-none-match': response.headers.get('etag') } },
    html: { path: `/${base}${html}` },
    css: { path: `/${base}${css}` },
  };
}

async function measure(address, pid, { path, headers }) {
  const url = address + path;
  const options = { url, connections: clients, headers: { 'accept-encoding': 'br', ...headers } };
  await autocannon({ ...options, duration: 2 });
  const before = busyMs(pid);
  const { requests, errors, latency } = await autocannon({ ...options, duration: seconds });
  return { cpuMs: (busyMs(pid) - before) / requests.total, perSecond: requests.average, errors, latency };
}

const server = await startVitrinaServer();
const bare = await startProgram(fileURLToPath(new URL('bareFiles.mjs', import.meta.url)), {});
const pointer = Buffer.from(await (await fetch(server.address + pointerPath)).arrayBuffer());
const nginx = await startNginx(pointerPath, pointer);
try {
  console.log(machineNote());
  const reference = await measure(bare.address, bare.pid, { path: '/' });
  console.log(`bare Fastify, 2 KB: ${reference.cpuMs.toFixed(3)} ms a request`);
  if (nginx) {
    const { cpuMs, perSecond } = await measure(nginx.address, nginx.pid, { path: pointerPath });
    const perCore = Math.round(1000 / cpuMs);
    console.log(
      `nginx, pointer of ${pointer.length} bytes: ${cpuMs.toFixed(3)} ms a request, ${perCore} a second on one core; ` +
        `now ${Math.round(perSecond)} a second`,
    );
  } else console.log('nginx is not installed (Debian: nginx-light)');
  for (const [name, request] of Object.entries(await findRequests(server.address))) {
    const { cpuMs, perSecond, errors, latency } = await measure(server.address, server.pid, request);
    const perCore = Math.round(1000 / cpuMs);
    console.log(
      `${name}: ${cpuMs.toFixed(3)} ms, ${(cpuMs / reference.cpuMs).toFixed(1)} × bare; ${perCore} a second on one core ` +
        `(goal ${wantedPerSecond}); now ${Math.round(perSecond)} a second, p99 ${latency.p99} ms, ${errors} errors`,
    );
  }
} finally {
  await nginx?.stop();
  await bare.stop();
  await server.stop();
}
