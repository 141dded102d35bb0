// npm start: installs, builds, starts everything and prints the address. Plain Node, standard library only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { buildAll } from './buildAll.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, root, startStep, toolEnvironment } from './workspace.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '4000';
const serverEnvironment = toolEnvironment({
  HOST: host,
  PORT: port,
  VITRINA_DEMO: process.env.VITRINA_DEMO ?? '1',
  VITRINA_LOG_LEVEL: process.env.VITRINA_LOG_LEVEL ?? 'warn',
});
const readyWithinMs = 60_000;
const pollMs = 100;
let isStopping = false;

/** Refuses a port in use: another program would answer instead of the new server. */
async function refuseTakenPort() {
  const socket = connect({ host, port: Number(port) });
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (!isTaken) return;
  console.error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=4001 npm start`);
  process.exit(1);
}

async function isReady(address) {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(1000) });
    return answer.status === 200;
  } catch {
    return false;
  }
}

function showAddresses(address) {
  const demo = serverEnvironment.VITRINA_DEMO !== '0';
  console.log(`
Vitrina is running.

  Panel         ${address}/panel
  Builder Pro   ${address}/panel/builder-pro
  Demo shop     ${address}/demo-shop/
  API           ${address}/openapi.json
${demo ? '\n  Demo accounts, password vitrina-demo:  admin · editor · viewer · studio\n' : ''}
  Stop with Ctrl-C.
`);
}

/** Resolves with true once the server answers; with false if it ended first or took too long. */
async function waitUntilReady(server, address) {
  const giveUpAt = Date.now() + readyWithinMs;
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) return false;
    if (await isReady(address)) return true;
    await delay(pollMs);
  }
  console.error(`The server did not answer at ${address}/healthz within ${readyWithinMs / 1000} s.`);
  server.kill('SIGTERM');
  return false;
}

/** Pending work can take some seconds; says so once. */
function stop(server, signal) {
  if (!isStopping) console.log('\nStopping; work under way is ended first. Ctrl-C once more stops at once.');
  isStopping = true;
  server.kill(signal);
}

/** Starts the server and runs until it ends; passes signals on, so that the database is stopped cleanly. */
async function serve() {
  const end = startStep('Starting');
  const server = spawn(pinnedNode, ['--enable-source-maps', join(root, 'apps', 'api', 'dist', 'server.js')], {
    cwd: root,
    env: serverEnvironment,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(server, signal));
  const exit = once(server, 'exit');
  const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  if (await waitUntilReady(server, address)) {
    end();
    showAddresses(address);
  }
  const [code] = await exit;
  process.exitCode = code ?? 1;
}

await refuseTakenPort();
await ensureInstalled();
await buildAll();
await serve();
