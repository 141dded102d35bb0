import { getChildIds, getComponent, rootId } from '@vitrina/epack-model';
import { feature, page } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { getDropRefusal, type DragItem } from '@vitrina/editor-core/drag';
import { undoEdit, getNestingContext, getActivePage } from '@vitrina/editor-core/store';
import { createTestStore } from '@vitrina/editor-core/testing';

import { dropIn } from './dropIn.ts';

const draft = (componentKey: string) => ({ componentKey, type: 'component' as const });
const saved: DragItem = { kind: 'saved', name: 'Claim', drafts: [draft('Text'), draft('Image')] };

test('of a saved component all blocks are dropped, in their order and as one step', () => {
  const store = createTestStore({ page: page(feature()) });
  const listKeys = () => {
    const current = getActivePage(store.getState());
    return current && getChildIds(current, 1).map((id) => getComponent(current, id)?.componentKey);
  };
  dropIn(store, saved, { parentId: 1, index: 0 });
  expect(listKeys()).toEqual(['Text', 'Image']);
  expect(store.getState().view.selection).toHaveLength(2);
  store.dispatch(undoEdit());
  expect(listKeys()).toEqual([]);
});

test('a saved component is refused where one of its blocks, or one in them, may not stand', () => {
  const store = createTestStore({ page: page(feature()) });
  const context = getNestingContext(store.getState(), store.services.catalogue);
  if (!context) throw new Error('The page is not there');
  expect(getDropRefusal(context, saved, 1)).toBeUndefined();
  expect(getDropRefusal(context, saved, rootId)).toBeUndefined();
  const drafts = [draft('Text'), { ...draft('Table'), children: [draft('Text')] }];
  const broken: DragItem = { kind: 'saved', name: 'Claim', drafts };
  expect(getDropRefusal(context, broken, 1)).toMatchObject({ blockKey: 'Text', parentKey: 'Table' });
  dropIn(store, broken, { parentId: 1, index: 0 });
  expect(store.getState().document.updatedPages).toEqual({});
});
