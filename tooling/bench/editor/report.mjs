// Reports the editor measurements: every contender compared with the floor, and ours checked against its
// goals. node tooling/bench/editor/report.mjs [--sizes 50,1000]
import { readArguments, readResults } from '../shared.mjs';

const goals = {
  ratio: 1.3,
  paintedMs: 600,
  mainThreadMs: 8,
  heapMB: 35,
  growth: 1.5,
  scriptKiB: 300,
  /** 60 frames a second, plus the rounding of timers. */
  frameMs: 17,
};

/** Each operation: the time until it is painted, and its main-thread time. */
const operations = [
  { title: 'update a text', name: 'update', task: 'updateTask' },
  { title: 'undo the update', name: 'undoUpdate', task: 'undoUpdateTask' },
  { title: 'add a block', name: 'add', task: 'addTask' },
  { title: 'delete a block', name: 'remove', task: 'removeTask' },
  { title: 'undo the delete', name: 'undoRemove' },
  { title: 'select by a click', name: 'select', task: 'selectTask' },
  { title: 'type a letter', name: 'key', task: 'keyTask' },
];

const dragging = { name: 'dragFrame' };

const show = (value) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value >= 100 ? 0 : 1);

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at ? '--:' : '---'))), ...rows.map(line)].join('\n');
}

/** The median time until painted, its ratio to the floor's, and p95 likewise. */
function cell(entry, floor, count, { name }) {
  const own = entry.sizes[count]?.[name];
  const base = floor.sizes[count]?.[name];
  if (!own) return '–';
  const parts = ['median', 'p95'].map(
    (of) => `${show(own[of])} (${base ? (own[of] / base[of]).toFixed(2) : '–'}×)`,
  );
  return parts.join(', ');
}

function sizeTable(entries, floor, count) {
  const at = (entry, name) => show(entry.sizes[count]?.[name]?.median);
  return table(
    ['', ...entries.map(({ name, version }) => (version ? `${name} ${version}` : name))],
    [
      ['all painted, ms', ...entries.map((entry) => at(entry, 'painted'))],
      ['until then, main thread, ms', ...entries.map((entry) => at(entry, 'loadTask'))],
      ['heap, MB', ...entries.map((entry) => at(entry, 'heapMB'))],
      ['DOM nodes', ...entries.map((entry) => at(entry, 'domNodes'))],
      ['JavaScript before painted, KiB gzip', ...entries.map((entry) => at(entry, 'scriptsBeforePainted'))],
      ['long tasks at load, ms', ...entries.map((entry) => at(entry, 'loadLongTasks'))],
      ['long tasks at work, ms', ...entries.map((entry) => at(entry, 'workLongTasks'))],
      ...operations.map((each) => [
        `${each.title}, ms to painted: median, p95`,
        ...entries.map((entry) => cell(entry, floor, count, each)),
      ]),
      ...operations
        .filter(({ task }) => task)
        .map(({ title, task }) => [`${title}, main thread, ms`, ...entries.map((entry) => at(entry, task))]),
      [
        'drag over the page, ms per frame: median, p95',
        ...entries.map((entry) => cell(entry, floor, count, dragging)),
      ],
      ['drag over the page, main thread per move, ms', ...entries.map((entry) => at(entry, 'dragTask'))],
    ],
  );
}

function judge(ours, floor, small, large) {
  const value = (entry, count, name, of = 'median') => entry.sizes[count]?.[name]?.[of];
  const verdicts = [];
  const hold = (what, measured, goal) => {
    if (measured === undefined || Number.isNaN(measured)) return;
    verdicts.push(`${measured <= goal ? 'met ' : 'MISS'} ${what}: ${measured.toFixed(2)}, goal ${goal}`);
  };
  hold('all painted, ms', value(ours, large, 'painted'), goals.paintedMs);
  hold('heap, MB', value(ours, large, 'heapMB'), goals.heapMB);
  hold('long tasks at work, ms', value(ours, large, 'workLongTasks'), 0);
  hold('JavaScript before painted, KiB gzip', value(ours, large, 'scriptsBeforePainted'), goals.scriptKiB);
  hold('drag over the page, ms per frame', value(ours, large, 'dragFrame'), goals.frameMs);
  for (const { title, name, task } of operations) {
    for (const of of ['median', 'p95'])
      hold(
        `${title}, ${of} against the floor`,
        value(ours, large, name, of) / value(floor, large, name, of),
        goals.ratio,
      );
    if (task) hold(`${title}, main thread, ms`, value(ours, large, task), goals.mainThreadMs);
    hold(`${title}, growth from ${small}`, value(ours, large, name) / value(ours, small, name), goals.growth);
  }
  return verdicts;
}

const [small = '50', large = '1000'] = readArguments().sizes ?? [];
const entries = readResults('editor');
const floor = entries.find(({ id }) => id === 'plain');
const ours = entries.find(({ id }) => id === 'vitrina');
const { cores, cpu, node } = ours.machine;
console.log(`Measured ${ours.machine.date} on ${cores} × ${cpu}, Node ${node}; ${ours.sizes[large].repeats} fresh browsers each.
One-minute load at the start: ${entries.map(({ name, machine }) => `${name} ${machine.load[0]}`).join(', ')}.
`);
for (const count of [small, large]) console.log(`${count} blocks\n\n${sizeTable(entries, floor, count)}\n`);
console.log(`Goals at ${large} blocks\n\n\`\`\`\n${judge(ours, floor, small, large).join('\n')}\n\`\`\``);
