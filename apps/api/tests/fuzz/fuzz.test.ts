import { contract } from '@vitrina/api-client/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { trueTypeFont } from '../../testing/fonts/index.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { createWorld, makers, type World } from '../tenancy/world.ts';
import { createAnswerChecks, type FuzzAnswer } from './answerChecks.ts';
import { operationsOf, type OpenApiDocument, type Operation } from './openApiDocument.ts';
import { requestsOf, type FuzzRequest, type Sender } from './requestsOf.ts';
import { keepSignedIn } from './signedIn.ts';

const totalRuns = Number(process.env['VITRINA_API_FUZZ_RUNS'] ?? 1000);
const seed = Number(process.env['VITRINA_API_FUZZ_SEED'] ?? 20_261_121);
/** A response that takes longer counts as a hang. */
const hangMs = 20_000;
const operationCount = Object.keys(contract).length;
const runs = Math.ceil(totalRuns / operationCount);

let server: TestServer;
let world: World;
let document: OpenApiDocument;
let findFault: ReturnType<typeof createAnswerChecks>;
let tokenOf: (sender: Sender) => Promise<string | undefined>;
/** The number of valid requests, and how many of those succeeded. */
const tally = { requests: 0, byTheBook: 0, succeeded: 0 };

beforeAll(async () => {
  server = await startTestServer();
  document = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApiDocument;
  findFault = createAnswerChecks(document);
  tokenOf = keepSignedIn(server);
  world = await createWorld(server);
  await createThings();
});
afterAll(() => server.stop());

async function send(request: FuzzRequest): Promise<FuzzAnswer> {
  const token = await tokenOf(request.sender);
  const response = await fetch(server.url + request.path, {
    method: request.method,
    headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(request.body === undefined ? {} : { body: request.body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(hangMs),
  });
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, text: await response.text() };
}

/** Creates something of each kind for the calls to find; all ids are small numbers. */
async function createThings(): Promise<void> {
  const kinds = Object.keys(makers) as (keyof typeof makers)[];
  for (const kind of kinds) await world.made(kind);
  const admin = await world.as('admin');
  await admin.call(contract.createDataSource, {
    body: { licenseId: 1, name: 'Planets', columns: ['Name'], rows: [['Earth']] },
  });
  await admin.call(contract.addFont, {
    body: { data: trueTypeFont.toString('base64'), licenseStatement: 'SIL Open Font License 1.1' },
  });
  const own = await world.as('own');
  await own.call(contract.createAssetFolder, { body: { name: 'Pictures' } });
  await own.call(contract.addAsset, { body: { fileId: await world.file(), licenseId: 1 } });
  await own.call(contract.saveView, { body: { list: 'epacks', name: 'Mine', query: '' } });
}

/** Finds existing ids and names: an earlier call may have removed epacks and images. */
async function findKnownTexts(): Promise<string[]> {
  const page = ['ru', 'master_template', 'index.html'];
  return [await world.epack(), await world.file(), '1', '2', '3', '4', ...page, 'typography', 'rewrite'];
}

function countIn(request: FuzzRequest, { status }: FuzzAnswer): void {
  tally.requests++;
  if (!request.isByTheBook || request.sender !== 'admin') return;
  tally.byTheBook++;
  if (status < 300) tally.succeeded++;
}

async function fuzz(operation: Operation): Promise<void> {
  const requests = requestsOf(operation, { document, knownTexts: await findKnownTexts() });
  const property = fc.asyncProperty(requests, async (request) => {
    const answer = await send(request);
    countIn(request, answer);
    const fault = findFault(operation, answer);
    if (fault) throw new Error(fault);
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
}

const minute = 60_000;

describe(`${totalRuns} requests made from the OpenAPI document, right and wrong, seed ${seed}`, () => {
  it.each(Object.values(contract).map(({ id }) => id))(
    '%s: no failure of ours, no hang, answers as the document says',
    { timeout: 5 * minute },
    async (id) => {
      const operation = operationsOf(document).find((one) => one.id === id);
      expect(operation, `${id} is in the document`).toBeDefined();
      if (operation) await fuzz(operation);
    },
  );

  it('many of the right ones succeed: the calls are reached, not only their validators', () => {
    expect(tally.requests).toBeGreaterThanOrEqual(totalRuns);
    expect(tally.succeeded / tally.byTheBook).toBeGreaterThan(0.3);
  });
});
