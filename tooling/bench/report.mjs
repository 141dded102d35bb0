// Reports the measurements: ours compared with each peer and checked against its goals.
import { readResults } from './shared.mjs';

const kinds = ['update', 'add', 'remove', 'move'];
const phases = ['apply', 'undo'];

/** Goals for ours: microseconds at 10,000 components, growth from 100, bytes per update step, ms to load a page. */
const goals = { us: 2, growth: 1.5, stepBytes: 400, loadMs: 100 };

function number(value) {
  if (value === undefined || !Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value >= 10 ? 1 : 2);
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at ? '--:' : '---'))), ...rows.map(line)].join('\n');
}

const timeOf = (entry, count, kind, phase) => entry.sizes[count]?.time?.[kind]?.[phase]?.medianUs;
const titleOf = ({ name, version }) => (version ? `${name} ${version}` : name);

function timeTable(entries, phase) {
  const rows = entries.map((entry) => [
    titleOf(entry),
    ...kinds.flatMap((kind) => [
      number(timeOf(entry, 10_000, kind, phase)),
      `${number(timeOf(entry, 10_000, kind, phase) / timeOf(entry, 100, kind, phase))}×`,
    ]),
  ]);
  return `${phase}, µs per operation at 10,000 components, and growth from 100\n\n${table(['contender', ...kinds.flatMap((kind) => [kind, 'growth'])], rows)}`;
}

function ratioTable(ours, peers) {
  const ratio = (peer, kind, phase) => timeOf(peer, 10_000, kind, phase) / timeOf(ours, 10_000, kind, phase);
  const columns = phases.flatMap((phase) => kinds.map((kind) => [phase, kind]));
  const rows = peers.map((peer) => [
    titleOf(peer),
    ...columns.map(([phase, kind]) => `${number(ratio(peer, kind, phase))}×`),
  ]);
  return `Times of the peer divided by ours at 10,000 components; below 1 the peer is quicker\n\n${table(['peer', ...columns.map((each) => each.join(' '))], rows)}`;
}

function heapTable(entries) {
  const rows = entries.map((entry) => {
    const at = (count) => entry.sizes[count];
    return [
      titleOf(entry),
      number(at(100)?.heap?.update),
      number(at(10_000)?.heap?.update),
      number(at(10_000)?.heap?.move),
      number(at(10_000)?.makeMs),
    ];
  });
  return `Heap, bytes per step, and ms to make the document\n\n${table(['contender', 'update at 100', 'update at 10,000', 'move at 10,000', 'make 10,000'], rows)}`;
}

function verdicts(ours, loading) {
  const lines = [];
  const hold = (what, value, limit, unit) =>
    lines.push(`${value <= limit ? 'met ' : 'MISS'} ${what}: ${number(value)} ${unit}, goal ${limit}`);
  for (const phase of phases) {
    for (const kind of kinds) {
      const large = timeOf(ours, 10_000, kind, phase);
      hold(`${phase} ${kind} at 10,000`, large, goals.us, 'µs');
      hold(`${phase} ${kind} growth from 100`, large / timeOf(ours, 100, kind, phase), goals.growth, '×');
    }
  }
  hold('heap per update step at 10,000', ours.sizes[10_000]?.heap?.update, goals.stepBytes, 'bytes');
  for (const { title, parseMs, loadMs } of loading)
    hold(`from JSON text to page, ${title}`, parseMs + loadMs, goals.loadMs, 'ms');
  return lines.join('\n');
}

function losses(ours, peers) {
  const lines = [];
  for (const phase of phases) {
    for (const kind of kinds) {
      const quicker = peers.filter(
        (peer) => timeOf(peer, 10_000, kind, phase) < timeOf(ours, 10_000, kind, phase),
      );
      if (quicker.length > 0) lines.push(`- ${phase} ${kind}: ${quicker.map(({ name }) => name).join(', ')}`);
    }
  }
  const leaner = peers.filter((peer) => peer.sizes[10_000]?.heap?.update < ours.sizes[10_000]?.heap?.update);
  if (leaner.length > 0) lines.push(`- heap per update step: ${leaner.map(({ name }) => name).join(', ')}`);
  return `Where others are better at 10,000 components\n\n${lines.join('\n') || '- nowhere'}`;
}

export function createReport(machine, loading) {
  const entries = readResults('history');
  const ours = entries.find(({ id }) => id === 'vitrina');
  const peers = entries.filter((entry) => entry !== ours);
  const loadRows = loading.map(({ title, megabytes, parseMs, loadMs, saveMs }) => [
    title,
    ...[megabytes, parseMs, loadMs, saveMs].map(number),
  ]);
  return [
    `Measured ${machine.date} on ${machine.cores} × ${machine.cpu}, Node ${machine.node}, load ${machine.load.join(' ')}.`,
    timeTable(entries, 'apply'),
    timeTable(entries, 'undo'),
    ratioTable(ours, peers),
    heapTable(entries),
    `Loading 10,000 components, median ms\n\n${table(['page', 'MB', 'JSON.parse', 'repair and normalize', 'save'], loadRows)}`,
    losses(ours, peers),
    `Goals\n\n${verdicts(ours, loading)}`,
  ].join('\n\n');
}
