// Child process: measures one contender at one document size and prints one JSON object.
// node --expose-gc history/measure.mjs <contender> <count> <time|heap>
import { Bench } from 'tinybench';
import { loadContender } from './contenders/index.mjs';
import { quantile } from '../shared.mjs';
import { makeDocument, makeScript, OP_KINDS } from './document.mjs';

const BATCH = { update: 100, add: 100, move: 100, remove: 25 }; // at N = 100 there are only 30 columns to remove
const MAX_STEPS = 1000;
const HEAP_STEPS = 1000;
const HEAP_ROUNDS = 5;
const HEAP_KINDS = ['update', 'move']; // neither changes the size of the document, so growth is history

const [id, countArgument, mode] = process.argv.slice(2);
const count = Number(countArgument);
const contender = await loadContender(id);

/** Prepares a new history for `phase`, before every sample. */
function makeSession(kind) {
  const ops = makeScript(kind, makeDocument(count), BATCH[kind]);
  const history = contender.make(makeDocument(count), { maxSteps: MAX_STEPS });
  let applied = 0; // steps now in effect
  let recorded = false;
  const phases = {
    apply() {
      for (const op of ops) history.apply(op);
      applied = ops.length;
      recorded = true;
    },
    undo() {
      for (let i = 0; i < ops.length; i++) history.undo();
      applied = 0;
    },
    redo() {
      for (let i = 0; i < ops.length; i++) history.redo();
      applied = ops.length;
    },
  };
  const prepare = {
    apply: () => applied && phases.undo(),
    undo: () => applied || (recorded ? phases.redo() : phases.apply()),
    redo() {
      if (!recorded) phases.apply();
      if (applied) phases.undo();
    },
  };
  return { phases, prepare, steps: ops.length };
}

async function timeKind(kind) {
  const result = {};
  for (const phase of ['apply', 'undo', 'redo']) {
    const session = makeSession(kind);
    global.gc();
    const bench = new Bench({ time: 400, iterations: 7, warmupTime: 100, warmupIterations: 2 });
    bench.add(phase, session.phases[phase], { async: false, beforeEach: session.prepare[phase] });
    await bench.run();
    const { latency, state, error } = bench.tasks[0].result;
    if (state && state !== 'completed') throw error ?? new Error(`${kind}/${phase}: ${state}`);
    const microseconds = (ms) => (ms * 1000) / session.steps;
    result[phase] = {
      medianUs: microseconds(latency.p50),
      minUs: microseconds(latency.min),
      maxUs: microseconds(latency.max),
      samples: latency.samplesCount ?? latency.samples?.length,
    };
  }
  return result;
}

function heapUsed() {
  for (let i = 0; i < 4; i++) global.gc();
  return process.memoryUsage().heapUsed;
}

const start = () => contender.make(makeDocument(count), { maxSteps: MAX_STEPS });

function applyParsed(history, ops) {
  for (const op of ops) history.apply(JSON.parse(op));
}

function heapOnce(ops) {
  const history = start();
  const before = heapUsed();
  applyParsed(history, ops);
  const after = heapUsed();
  history.undo(); // this and ops.length below keep both alive past the measurement
  return (after - before) / ops.length;
}

/** The median of several rounds: V8 throws code away now and then, which shifts a round by some 200 bytes per step. */
function heapPerStep(kind) {
  const ops = makeScript(kind, makeDocument(count), HEAP_STEPS).map((op) => JSON.stringify(op));
  heapOnce(ops); // compiles the code and builds what is built lazily
  return quantile(
    Array.from({ length: HEAP_ROUNDS }, () => heapOnce(ops)),
    0.5,
  );
}

function makeMilliseconds() {
  const times = [];
  for (let i = 0; i < 5; i++) {
    const doc = makeDocument(count);
    const start = performance.now();
    contender.make(doc, { maxSteps: MAX_STEPS });
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[2];
}

const output = { id, name: contender.name, model: contender.model, count };
if (mode === 'time') {
  output.time = {};
  for (const kind of OP_KINDS) output.time[kind] = await timeKind(kind);
} else {
  output.heap = {};
  for (const kind of HEAP_KINDS) output.heap[kind] = heapPerStep(kind);
  output.makeMs = makeMilliseconds();
}
process.stdout.write(JSON.stringify(output));
