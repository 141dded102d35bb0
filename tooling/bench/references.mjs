// Verifies the assumption behind our timings: a change creates new references for the changed parts and keeps
// all others, so that a view can skip them, and the previous page stays unchanged.
import assert from 'node:assert/strict';

import {
  applyPageChange,
  emptyPage,
  getChildIds,
  getComponent,
  rootId,
  walkPage,
} from '@vitrina/epack-model';

function instance(id, parentId) {
  return { id, parentId, name: 'a', displayName: 'a', componentKey: 'Row', type: 'component', props: {} };
}

export function checkReferences(count) {
  const components = Array.from({ length: count }, (_, at) =>
    instance(at + 1, at % 10 === 0 ? rootId : at - (at % 10) + 1),
  );
  const before = applyPageChange(emptyPage, {
    type: 'addComponents',
    parentId: rootId,
    index: 0,
    components,
  }).page;
  const changes = [
    { type: 'updateProperty', id: 55, name: 'text', size: 'mobile', value: 1 },
    { type: 'addComponents', parentId: 51, index: 2, components: [instance(count + 1, 51)] },
    { type: 'removeComponent', id: 61 },
    { type: 'moveComponent', id: 71, parentId: rootId, index: 0 },
    { type: 'moveComponent', id: 85, parentId: 91, index: 0 },
  ];
  for (const change of changes) {
    const text = JSON.stringify([...walkPage(before)]);
    const { page, touched } = applyPageChange(before, change);
    const isTouched = new Set(touched);
    for (const id of [rootId, ...components.map(({ id }) => id)]) {
      if (isTouched.has(id)) continue;
      assert.equal(getComponent(page, id), getComponent(before, id), `${change.type} kept component ${id}`);
      assert.equal(
        getChildIds(page, id),
        getChildIds(before, id),
        `${change.type} kept the children of ${id}`,
      );
    }
    const isNew = (id) =>
      getComponent(page, id) !== getComponent(before, id) ||
      getChildIds(page, id) !== getChildIds(before, id);
    assert.ok(touched.every(isNew), `${change.type} made new references for all it names`);
    assert.equal(JSON.stringify([...walkPage(before)]), text, `${change.type} left the page before alone`);
  }
  return changes.length;
}
