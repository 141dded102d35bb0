import { describe, expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { asset } from '../prop-kinds/asset.ts';
import { choice } from '../prop-kinds/choice.ts';
import { createBlockRules } from './createBlockRules.ts';

const shared = { family: 'test', thumbnail: '<svg/>' } as const;
const section = defineBlock({
  ...shared,
  key: 'Section',
  type: 'feature',
  props: {},
  nesting: { allowedChildren: 'any', allowedParents: ['root'] },
});
const tabs = defineBlock({
  ...shared,
  key: 'TabList',
  props: { side: choice(['top', 'left'], { default: 'top' }), icon: asset({ fileType: 'image' }) },
  nesting: { allowedChildren: ['TabButton'], hasFixedStructure: true },
  create: () => ({
    key: 'TabList',
    props: { side: 'left' },
    children: [{ key: 'TabButton', sizedProps: { width: { desktop: '50%', mobile: '100%' } } }],
  }),
});
const tabButton = defineBlock({
  ...shared,
  key: 'TabButton',
  props: {},
  nesting: { allowedChildren: 'none', allowedParents: ['TabList'], isRemovable: false },
});
const rules = createBlockRules([section, tabs, tabButton]);

describe('the rules of a catalogue', () => {
  it('says what may stand where', () => {
    expect(rules.find('TabList')?.canContain('TabButton')).toBe(true);
    expect(rules.find('TabList')?.canContain('Section')).toBe(false);
    expect(rules.find('TabButton')?.canContain('TabList')).toBe(false);
    expect(rules.find('TabButton')?.canBeInside('Section')).toBe(false);
    expect(rules.find('TabButton')?.canBeInside('TabList')).toBe(true);
    expect(rules.find('Section')?.canBeInside(undefined)).toBe(true);
    expect(rules.find('Section')?.canBeInside('Section')).toBe(false);
    expect(rules.find('TabList')?.canBeInside('Section')).toBe(true);
    expect(rules.find('toString')).toBeUndefined();
  });

  it('lets a block into a container that names it, though the block does not know that one', () => {
    const shelf = defineBlock({
      ...shared,
      key: 'Shelf',
      props: {},
      nesting: { allowedChildren: ['TabButton'] },
    });
    const joined = createBlockRules([section, tabs, tabButton, shelf]);
    expect(joined.find('TabButton')?.canBeInside('Shelf')).toBe(true);
    expect(joined.find('TabButton')?.canBeInside('Section')).toBe(false);
  });

  it('hands on what the model prunes and fills by', () => {
    expect(rules.find('TabButton')?.isRemovable).toBe(false);
    expect(rules.find('TabList')?.hasFixedStructure).toBe(true);
    expect(rules.find('TabList')?.props).toMatchObject({
      side: { isOptional: false, defaultValue: 'top', items: ['top', 'left'] },
      icon: { isOptional: false, fileType: 'image' },
      hide: { isOptional: true },
    });
  });

  it.each(['Tab List', 'tab-list', 'TABLIST', 'tablist'])('knows the legacy name %s', (name) => {
    expect(rules.keyFromName(name)).toBe('TabList');
  });

  it('makes what the palette inserts, defaults filled in', () => {
    expect(rules.find('TabList')?.createSubtree()).toEqual({
      componentKey: 'TabList',
      type: 'component',
      props: {
        side: { name: 'side', value: { desktop: 'left' } },
        icon: { name: 'icon', value: { desktop: '' } },
      },
      children: [
        {
          componentKey: 'TabButton',
          type: 'component',
          props: { width: { name: 'width', value: { desktop: '50%', mobile: '100%' } } },
          children: [],
        },
      ],
    });
  });

  it('refuses a key that is not PascalCase', () => {
    expect(() =>
      defineBlock({ ...shared, key: 'tab-list', props: {}, nesting: { allowedChildren: 'any' } }),
    ).toThrow('PascalCase');
  });
});
