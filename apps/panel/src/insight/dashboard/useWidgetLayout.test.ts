import { describe, expect, it } from 'vitest';

import { moveWidget, readLayout, widgetNames } from './useWidgetLayout.ts';

describe('a layout that was kept', () => {
  it('puts what it does not know last, and forgets what there is no longer', () => {
    const { order, hidden } = readLayout('{"order":["os","gone","map","os"],"hidden":["devices",7]}');
    expect(order.slice(0, 2)).toEqual(['os', 'map']);
    expect(order.toSorted()).toEqual([...widgetNames].toSorted());
    expect(hidden).toEqual(['devices']);
  });

  it('is the usual one where nothing sensible was kept', () => {
    for (const text of [null, '', '{', '[]', '7', '{"order":"os"}']) {
      expect(readLayout(text)).toEqual({ order: [...widgetNames], hidden: [] });
    }
  });
});

it('moves a widget past its neighbor, whatever is hidden between them', () => {
  const { order } = moveWidget(readLayout(null), 'map', 'devices');
  expect(order.slice(0, 3)).toEqual(['devices', 'browsers', 'map']);
});
