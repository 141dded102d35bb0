// The document every history contender starts from, and the scripts of operations it is put through.
//
// Canonical document (plain JSON, never mutated by a contender unless it owns the copy):
//   { root: [id], components: { [id]: { id, parentId, componentKey, name, children: [id], props } } }
//   props: { [prop]: { desktop, laptop, tablet, mobile } }
//
// Operations (plain JSON):
//   { type: 'update', id, prop, size, value }
//   { type: 'add',    component, parentId, index }          a leaf with a fresh id
//   { type: 'remove', id }                                  the component and everything below it
//   { type: 'move',   id, parentId, index }                 within the page; parentId 0 is the root

const PROPS = [
  'width',
  'height',
  'margin',
  'padding',
  'border',
  'background',
  'textAlign',
  'fontSize',
  'color',
  'text',
];
const SIZES = ['desktop', 'laptop', 'tablet', 'mobile'];

/** Small deterministic generator, so that every contender gets the same script. */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function makeComponent(id, parentId, componentKey) {
  const props = {};
  for (const prop of PROPS) {
    const value = {};
    for (const size of SIZES) value[size] = `${prop} ${id} ${size}`;
    props[prop] = value;
  }
  return { id, parentId, componentKey, name: `${componentKey} ${id}`, children: [], props };
}

/** N components as features of ten: Feature > 3 x Column > 2 x Text each. */
export function makeDocument(count) {
  const doc = { root: [], components: {} };
  let nextId = 1;
  const add = (parentId, key) => {
    const component = makeComponent(nextId++, parentId, key);
    doc.components[component.id] = component;
    (parentId ? doc.components[parentId].children : doc.root).push(component.id);
    return component.id;
  };
  while (nextId <= count) {
    const feature = add(0, 'Feature');
    for (let c = 0; c < 3; c++) {
      const column = add(feature, 'Column');
      add(column, 'Text');
      add(column, 'Text');
    }
  }
  // Parsed as from a server: flat strings and exactly sized objects, so that heap growth is due to the
  // history.
  return JSON.parse(JSON.stringify(doc));
}

const idsOf = (doc, key) =>
  Object.values(doc.components)
    .filter((c) => c.componentKey === key)
    .map((c) => c.id);

function updateScript(doc, steps, next) {
  const ids = Object.keys(doc.components).map(Number);
  return Array.from({ length: steps }, (_, i) => ({
    type: 'update',
    id: ids[Math.floor(next() * ids.length)],
    prop: PROPS[i % PROPS.length],
    size: SIZES[i % SIZES.length],
    value: `changed ${i}`,
  }));
}

function addScript(doc, steps, next) {
  const columns = idsOf(doc, 'Column');
  const firstId = Object.keys(doc.components).length + 1;
  return Array.from({ length: steps }, (_, i) => {
    const parentId = columns[Math.floor(next() * columns.length)];
    return { type: 'add', parentId, index: 0, component: makeComponent(firstId + i, parentId, 'Text') };
  });
}

/** Removes whole columns (3 components each). */
function removeScript(doc, steps, next) {
  const columns = idsOf(doc, 'Column');
  const ops = [];
  while (ops.length < steps && columns.length) {
    ops.push({ type: 'remove', id: columns.splice(Math.floor(next() * columns.length), 1)[0] });
  }
  return ops;
}

/** Alternates reordering two-item columns with moving a feature to the top of the root list. */
function moveScript(doc, steps, next) {
  const texts = idsOf(doc, 'Text');
  const columns = idsOf(doc, 'Column');
  return Array.from({ length: steps }, (_, i) =>
    i % 2
      ? {
          type: 'move',
          id: texts[Math.floor(next() * texts.length)],
          parentId: columns[Math.floor(next() * columns.length)],
          index: 0,
        }
      : { type: 'move', id: doc.root[1 + Math.floor(next() * (doc.root.length - 1))], parentId: 0, index: 0 },
  );
}

const SCRIPTS = { update: updateScript, add: addScript, remove: removeScript, move: moveScript };
export const OP_KINDS = Object.keys(SCRIPTS);

export function makeScript(kind, doc, steps) {
  return SCRIPTS[kind](doc, steps, random(20261120));
}

/** Position of an op's subject before the op: what an inverse needs. */
export const siblingsOf = (doc, parentId) => (parentId ? doc.components[parentId].children : doc.root);

export function subtreeIds(doc, id, into = []) {
  into.push(id);
  for (const child of doc.components[id].children) subtreeIds(doc, child, into);
  return into;
}
