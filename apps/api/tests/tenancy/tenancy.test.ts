import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { contract, type CallDefinition, type CallName } from '@vitrina/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { callers, tokenOf, type Caller } from './callers.ts';
import type { RequestInput } from './inputMakers.ts';
import { inputs } from './inputs.ts';
import { matrix, otherRoutes } from './matrix.ts';
import { createWorld, type World } from './world.ts';

const calls = Object.entries(contract) as [CallName, CallDefinition][];

/** Every route of the server, as `METHOD /path/:parameter`. */
const routes = new Set<string>();
function listen(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.add(`${name} ${url}`);
  });
}

let server: TestServer;
let world: World;
beforeAll(async () => {
  subscribe('fastify.initialization', listen);
  server = await startTestServer();
  unsubscribe('fastify.initialization', listen);
  world = await createWorld(server);
});
afterAll(() => server.stop());

async function send(call: CallDefinition, token: string | undefined, input: RequestInput) {
  const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`inputs.ts has no "${name}" for ${call.id}`);
    return value;
  });
  const isMultipart = call.bodyKind === 'multipart';
  const body = isMultipart ? new FormData() : input.body && JSON.stringify(input.body);
  const type = call.bodyKind === 'text' ? 'text/plain' : 'application/json';
  return fetch(`${server.url}${path}?${new URLSearchParams(input.query).toString()}`, {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isMultipart ? { 'content-type': type } : {}),
    },
    ...(body ? { body } : {}),
  });
}

async function statusFor(name: CallName, caller: Caller): Promise<number | string> {
  const input = (await inputs[name]?.(world)) ?? {};
  const response = await send(contract[name], await tokenOf(server, caller), input);
  const text = await response.text();
  const isTelling = !response.ok && text.includes('Kettle');
  return isTelling ? `${response.status} that tells what it keeps` : response.status;
}

describe('each caller gets the status the matrix says', () => {
  it.each(calls)('%s', async (name) => {
    const statuses: (number | string)[] = [];
    for (const caller of callers) statuses.push(await statusFor(name, caller));
    expect(Object.fromEntries(callers.map((caller, at) => [caller, statuses[at]]))).toEqual(
      Object.fromEntries(callers.map((caller, at) => [caller, matrix[name][at]])),
    );
  });
});

describe('without the permission', () => {
  const open = ['public', 'User', 'Dashboard'];
  const guarded = calls.filter(([, { permission }]) => !open.includes(String(permission)));
  it.each(guarded)('%s is 403', async (name, call) => {
    const input = (await inputs[name]?.(world)) ?? {};
    const response = await send(call, await server.tokenOf('eve'), input);
    expect(response.status).toBe(403);
  });
});

describe('the audit log has', () => {
  /** Change nothing: the first reads the uploaded file, the second renders a page. */
  const readsOnly = new Set<CallName>(['previewCsv', 'previewKit']);
  const publishing: CallName[] = ['publishToStream', 'unpublish', 'deleteEpack', 'changeEpackOwner'];
  const administrative = calls
    .filter(([, { permission, method }]) => permission === 'Admin' && method !== 'GET')
    .map(([name]) => name)
    .filter((name) => matrix[name][0] === 200 && !readsOnly.has(name));

  it.each([...administrative, ...publishing])('%s', async (name) => {
    const input = (await inputs[name]?.(world)) ?? {};
    const token = await tokenOf(server, 'admin');
    const { query } = server.services.database;
    const listEntries = () => query.selectFrom('audit_log').select('id').execute();
    const before = await listEntries();
    const response = await send(contract[name], token, input);
    expect(response.status).toBe(200);
    expect(await listEntries()).toHaveLength(before.length + 1);
  });
});

describe('routes', () => {
  const ofContract = calls.map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);

  it('are those of the contract and those listed beside it', () => {
    const seen = [...routes].filter((route) => !/^(?:HEAD|OPTIONS) /.test(route));
    expect(seen.toSorted()).toEqual([...ofContract, ...Object.keys(otherRoutes)].toSorted());
  });

  it.each(Object.entries(otherRoutes))('%s answers %i to anybody', async (route, status) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const url = server.url + path.replaceAll('*', 'x').replace(/:\w+/g, 'x');
    const response = await fetch(url, { method, redirect: 'manual' });
    expect(response.status).toBe(status);
  });
});
