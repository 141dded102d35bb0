import { describe, expect, it } from 'vitest';

import { getChildIds, getComponent, walkPage } from '../page/page.ts';
import { rootId } from '../schemas/component.ts';
import { feature, page, testRules, text } from '../testing/index.ts';
import { loadPage } from './loadPage.ts';
import { savePage } from './savePage.ts';

const featureWire = {
  id: 1,
  parentId: 0,
  order: 1,
  name: 'Feature',
  displayName: 'Feature',
  componentKey: 'Feature',
  type: 'feature',
  props: {},
};

const textProps = {
  text: { name: 'text', value: { desktop: 'a' } },
  element: { name: 'element', value: { desktop: 'p' } },
  fontSize: { name: 'fontSize', value: { desktop: 4 } },
  color: { name: 'color', value: { desktop: '#000000' } },
};

function textWire(fields: Record<string, unknown> = {}) {
  const own = { id: 2, parentId: 1, order: 1, name: 'Text', displayName: 'Text', componentKey: 'Text' };
  return { ...own, type: 'component', props: textProps, ...fields };
}

function load(...wire: unknown[]) {
  const { page: loaded, issues } = loadPage(wire, testRules);
  return { page: loaded, codes: issues.map(({ code }) => code), issues };
}

describe('loadPage', () => {
  it('reads a sound page without an issue', () => {
    const { page: loaded, issues } = load(featureWire, textWire());
    expect(issues).toEqual([]);
    expect([...walkPage(loaded)].map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([null, undefined])('takes %s for an empty page', (wire) => {
    expect(loadPage(wire, testRules).issues).toEqual([]);
  });

  it('derives missing keys from display name or name', () => {
    const byDisplayName = load(featureWire, textWire({ componentKey: undefined, name: 'x' }));
    expect(getComponent(byDisplayName.page, 2)?.componentKey).toBe('Text');
    expect(byDisplayName.codes).toEqual(['model.load.keyDerived']);
    const byName = load(featureWire, textWire({ componentKey: '', displayName: 'Заголовок' }));
    expect(getComponent(byName.page, 2)?.componentKey).toBe('Text');
  });

  it('sets properties aside that the block does not define, and merges them back on save', () => {
    const extra = { name: 'extra', value: { desktop: 1 }, note: 'kept' };
    const { page: loaded, codes } = load(featureWire, textWire({ props: { ...textProps, extra } }));
    expect(getComponent(loaded, 2)?.props).toEqual(textProps);
    expect(codes).toEqual(['model.load.propsSetAside']);
    expect(savePage(loaded, testRules).components[1]?.props).toEqual({ ...textProps, extra });
  });

  it('fills missing required properties with their defaults, sharing one object', () => {
    const { page: loaded, issues } = load(
      featureWire,
      textWire({ props: {} }),
      textWire({ id: 3, props: {}, order: 2 }),
    );
    expect(getComponent(loaded, 2)?.props.color).toEqual({ name: 'color', value: { desktop: '#000000' } });
    expect(getComponent(loaded, 2)?.props.color).toBe(getComponent(loaded, 3)?.props.color);
    expect(issues[0]).toMatchObject({ code: 'model.load.propsFilled', componentId: 2 });
  });

  it('sets the type', () => {
    const { page: loaded } = load({ ...featureWire, type: 'component' }, textWire({ type: 'feature' }));
    expect(getComponent(loaded, 1)?.type).toBe('feature');
    expect(getComponent(loaded, 2)?.type).toBe('component');
  });

  it('wraps runs of loose components at the top, each in a Feature', () => {
    const { page: loaded, codes } = load(
      textWire({ id: 2, parentId: 0, order: 1 }),
      textWire({ id: 3, parentId: 0, order: 2 }),
      { ...featureWire, order: 3 },
      textWire({ id: 4, parentId: 0, order: 4 }),
    );
    expect(getChildIds(loaded, rootId)).toEqual([5, 1, 6]);
    expect(getChildIds(loaded, 5)).toEqual([2, 3]);
    expect(getComponent(loaded, 4)?.parentId).toBe(6);
    expect(codes).toEqual(['model.load.wrapped', 'model.load.wrapped']);
  });

  it('renumbers the top from 1', () => {
    const { page: loaded, codes } = load({ ...featureWire, order: 30 }, { ...featureWire, id: 2, order: 7 });
    expect(savePage(loaded, testRules).components.map(({ id, order }) => [id, order])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(codes).toContain('model.load.renumbered');
  });

  it('orders by children and index where there is no order, and takes parents from children', () => {
    const noPlace = { parentId: undefined, order: undefined };
    const { page: byChildren } = load(
      { ...featureWire, children: [3, 2] },
      textWire(noPlace),
      textWire({ id: 3, ...noPlace }),
    );
    expect(getChildIds(byChildren, 1)).toEqual([3, 2]);
    const { page: byIndex } = load(
      featureWire,
      textWire({ order: undefined, index: 1 }),
      textWire({ id: 3, order: undefined, index: 0 }),
    );
    expect(getChildIds(byIndex, 1)).toEqual([3, 2]);
  });

  it('drops orphans and what has no id, and says so', () => {
    const { page: loaded, codes } = load(
      featureWire,
      textWire({ parentId: 99 }),
      textWire({ id: 3, parentId: 2 }),
      textWire({ id: undefined }),
      'no component',
    );
    expect([...walkPage(loaded)].map(({ id }) => id)).toEqual([1]);
    expect(codes.toSorted()).toEqual([
      'model.load.noId',
      'model.load.notComponent',
      'model.load.orphanDropped',
      'model.load.orphanDropped',
    ]);
  });

  it('gives invalid and repeated ids new ones, and takes their children along', () => {
    const { page: loaded, codes } = load({ ...featureWire, id: -5 }, textWire({ parentId: -5 }), {
      ...featureWire,
      id: 2,
      order: 2,
    });
    expect(getChildIds(loaded, 3)).toEqual([2]);
    expect(getChildIds(loaded, rootId)).toEqual([3, 4]);
    expect(codes.filter((code) => code === 'model.load.idChanged')).toHaveLength(2);
  });

  it('breaks a cycle and keeps its components', () => {
    const { page: loaded, codes } = load(
      { ...featureWire, parentId: 2 },
      { ...featureWire, id: 2, parentId: 1 },
    );
    expect(getChildIds(loaded, rootId)).toEqual([1]);
    expect(getChildIds(loaded, 1)).toEqual([2]);
    expect(codes).toContain('model.load.cycleBroken');
  });

  it('reads bare values and damaged properties', () => {
    const { page: loaded } = load(
      featureWire,
      textWire({ props: { ...textProps, text: 'bare', color: { value: 'red', items: 'no list' } } }),
    );
    expect(getComponent(loaded, 2)?.props).toMatchObject({
      text: { name: 'text', value: { desktop: 'bare' } },
      color: { name: 'color', value: { desktop: 'red' } },
    });
    expect(getComponent(loaded, 2)?.props.color).not.toHaveProperty('items');
  });

  it('mends text that databases and encoders refuse, in values and in keys', () => {
    const text = { name: 'text', value: { desktop: 'a\ud800b\0c' } };
    const { page: loaded, issues } = load(
      featureWire,
      textWire({ props: { ...textProps, text }, 'no\0te': 1 }),
    );
    expect(getComponent(loaded, 2)?.props.text?.value.desktop).toBe('a\ufffdb\ufffdc');
    expect(getComponent(loaded, 2)).toHaveProperty('no\ufffdte', 1);
    expect(issues.map(({ code, path }) => [code, path])).toEqual([
      ['model.load.brokenText', '/1/props/text/value/desktop'],
      ['model.load.brokenText', '/1/no\ufffdte'],
    ]);
  });

  it('reads components as a page holds them, with properties set aside', () => {
    const extra = { name: 'extra', value: { desktop: 1 } };
    const { page: loaded } = load(featureWire, textWire({ unknownProps: { extra } }));
    expect(getComponent(loaded, 2)?.unknownProps).toEqual({ extra });
  });

  it('keeps unknown blocks with all their fields through load and save', () => {
    const unknown = {
      ...textWire({ componentKey: 'FromTheFuture', vendor: { a: [1, null] } }),
      props: { own: { name: 'own', value: { desktop: { deep: [true] }, other: 1 }, hint: 'kept' } },
    };
    const { page: loaded, codes } = load(featureWire, unknown);
    expect(codes).toEqual(['model.load.keyUnknown']);
    expect(savePage(loaded, testRules).components[1]).toEqual({ ...unknown, index: 0 });
  });
});

describe('savePage', () => {
  it('removes empty values where nothing but emptiness shows through, and keeps an emptied text above a filled one', () => {
    const { page: loaded } = load(
      featureWire,
      textWire({
        props: {
          ...textProps,
          hide: { name: 'hide', value: { desktop: null } },
          margin: { name: 'margin', value: { desktop: '', tablet: {} } },
          text: { name: 'text', value: { desktop: 'a', laptop: null, mobile: '' } },
        },
      }),
    );
    const { props } = savePage(loaded, testRules).components[1] ?? {};
    expect(Object.keys(props ?? {}).toSorted()).toEqual(['color', 'element', 'fontSize', 'text']);
    expect(props?.text?.value).toEqual({ desktop: 'a', mobile: '' });
  });

  it('reports what it leaves out of an edited page', () => {
    const edited = page(feature(text('a', { margin: '' })));
    const { components, issues } = savePage(edited, testRules);
    expect(components[1]?.props).not.toHaveProperty('margin');
    expect(issues).toEqual([
      {
        code: 'model.save.emptyValuesRemoved',
        severity: 'info',
        componentId: 2,
        values: { names: ['margin'] },
      },
    ]);
  });

  it('writes position and children', () => {
    const { components } = savePage(page(feature(text('a'), text('b'))), testRules);
    expect(
      components.map(({ id, parentId, order, index, children }) => [id, parentId, order, index, children]),
    ).toEqual([
      [1, 0, 1, 0, [2, 3]],
      [2, 1, 1, 0, undefined],
      [3, 1, 2, 1, undefined],
    ]);
  });
});
