// Measures converting the JSON text of a page of 10,000 components to an editable page.
import { componentCount, loadPage, savePage } from '@vitrina/epack-model';

import { quantile } from './shared.mjs';

const names = [
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
const rounds = 15;

/** Features of ten components, each with ten properties, of which `sizes` have different values per size. */
function pageText(count, sizes) {
  const wire = [];
  const add = (parentId, componentKey, order) => {
    const id = wire.length + 1;
    const props = {};
    for (const name of names) {
      props[name] = { name, value: Object.fromEntries(sizes.map((size) => [size, `${name} ${id} ${size}`])) };
    }
    const type = componentKey === 'Feature' ? 'feature' : 'component';
    wire.push({
      id,
      parentId,
      order,
      index: order - 1,
      name: componentKey,
      displayName: componentKey,
      componentKey,
      type,
      props,
    });
    return id;
  };
  for (let feature = 1; wire.length < count; feature++) {
    const featureId = add(0, 'Feature', feature);
    for (let column = 1; column <= 3; column++) {
      const columnId = add(featureId, 'Column', column);
      add(columnId, 'Text', 1);
      add(columnId, 'Text', 2);
    }
  }
  return JSON.stringify(wire);
}

function ruleOf(key) {
  const prop = { isOptional: false, defaultValue: 'default' };
  return {
    key,
    type: key === 'Feature' ? 'feature' : 'component',
    props: Object.fromEntries([...names, 'extra'].map((name) => [name, prop])),
    isRemovable: true,
    hasFixedStructure: false,
    canContain: () => true,
    canBeInside: () => true,
    createSubtree: () => ({ componentKey: key, type: 'component' }),
  };
}

const ruleByKey = new Map(['Feature', 'Column', 'Text'].map((key) => [key, ruleOf(key)]));
const rules = {
  find: (key) => ruleByKey.get(key),
  keyFromName: (name) => (ruleByKey.has(name) ? name : undefined),
};

/** Returns the median milliseconds of parsing, of repairing and normalizing, and of saving. */
export function measureLoading(count, sizes) {
  const text = pageText(count, sizes);
  const times = { parse: [], load: [], save: [] };
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const wire = JSON.parse(text);
    const parsed = performance.now();
    const { page } = loadPage(wire, rules);
    const loaded = performance.now();
    savePage(page, rules);
    times.save.push(performance.now() - loaded);
    times.load.push(loaded - parsed);
    times.parse.push(parsed - start);
    if (componentCount(page) !== wire.length) throw new Error('components were lost');
  }
  const median = (values) => quantile(values, 0.5);
  return {
    megabytes: text.length / 1e6,
    parseMs: median(times.parse),
    loadMs: median(times.load),
    saveMs: median(times.save),
  };
}
