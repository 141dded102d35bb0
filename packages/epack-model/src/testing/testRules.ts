import type { Json } from '../json.ts';
import type { BlockRule, BlockRules } from '../rules.ts';
import { block, text } from './pageExpressions.ts';

interface TestBlock {
  readonly key: string;
  /** Defaults of required properties; a property without one is optional. */
  readonly props?: Readonly<Record<string, Json | undefined>>;
  readonly children?: readonly string[];
  readonly parents?: readonly string[];
  readonly isRemovable?: boolean;
  readonly hasFixedStructure?: boolean;
  readonly subtree?: BlockRule['createSubtree'];
}

const common = { hide: undefined, margin: undefined };

const testBlocks: readonly TestBlock[] = [
  { key: 'Feature', props: common },
  { key: 'Row', props: { ...common, direction: 'horizontal' } },
  { key: 'Column', props: common },
  { key: 'Text', props: { ...common, text: '', element: 'p', fontSize: 4, color: '#000000' }, children: [] },
  { key: 'Image', props: { ...common, src: '', objectFit: 'unset' }, children: [] },
  { key: 'Table', children: ['TableRow'], hasFixedStructure: true },
  { key: 'TableRow', children: ['TableCell'], parents: ['Table'], hasFixedStructure: true },
  { key: 'TableCell', parents: ['TableRow'], subtree: () => block('TableCell', {}, text('')) },
  { key: 'Footer', isRemovable: false },
];

/**
 * A small catalog for tests: Feature, Row, Column, Text, Image; Table > TableRow > TableCell of fixed structure; and
 * Footer, which cannot be removed.
 *
 * @public
 */
export const testRules: BlockRules = createTestRules(testBlocks);

function createTestRules(blocks: readonly TestBlock[]): BlockRules {
  const rules = new Map(blocks.map((definition) => [definition.key, ruleOf(definition)]));
  const keysByName = new Map(blocks.map(({ key }) => [key.toLowerCase(), key]));
  return {
    find: (key) => rules.get(key),
    keyFromName: (name) => keysByName.get(name.toLowerCase()),
  };
}

function ruleOf({ key, props = {}, children, parents, subtree, ...definition }: TestBlock): BlockRule {
  const propRules = Object.entries(props).map(([name, defaultValue]) => [
    name,
    defaultValue === undefined ? { isOptional: true } : { isOptional: false, defaultValue },
  ]);
  return {
    key,
    type: key === 'Feature' ? 'feature' : 'component',
    props: Object.fromEntries(propRules),
    propFromName: (name) => Object.keys(props).find((own) => own.toLowerCase() === name.toLowerCase()),
    isRemovable: definition.isRemovable ?? true,
    hasFixedStructure: definition.hasFixedStructure ?? false,
    canContain: (childKey) => children?.includes(childKey) ?? true,
    canBeInside: (parentKey) => parents === undefined || parents.includes(parentKey ?? ''),
    createSubtree: subtree ?? (() => block(key)),
  };
}
