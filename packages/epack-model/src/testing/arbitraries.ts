import * as fc from 'fast-check';

import type { PageChange } from '../changes/pageChange.ts';
import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import type { Json } from '../json.ts';
import {
  getChildIds,
  getComponent,
  isSelfOrBelow,
  nextComponentId,
  walkPage,
  type Page,
} from '../page/page.ts';
import { planAddTableRow } from '../planning/planAddTableRow.ts';
import { planMakeDynamic } from '../planning/planMakeDynamic.ts';
import { findDynamicWrapper } from '../dynamic-data/dynamicWrapper.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';
import { sizes } from '../schemas/size.ts';
import { page } from './pageExpressions.ts';
import { testRules } from './testRules.ts';

/** JSON values allowed in properties: never `null` at the top, no negative zero. @public */
export const valueArbitrary: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: fc.string() },
  fc.integer(),
  fc.boolean(),
  fc
    .jsonValue({ maxDepth: 2 })
    .map((value) => JSON.parse(JSON.stringify(value)) as Json)
    .filter((value) => value !== null && !hasPrototypeKey(value)),
);

function hasPrototypeKey(value: Json): boolean {
  return JSON.stringify(value).includes('"__proto__":');
}

const nameArbitrary = fc.constantFrom('text', 'src', 'hide', 'margin', 'color', 'constructor', 'own');

const propArbitrary = fc.record(
  {
    desktop: valueArbitrary,
    laptop: valueArbitrary,
    tablet: valueArbitrary,
    mobile: valueArbitrary,
  },
  { requiredKeys: [] },
);

const propsArbitrary: fc.Arbitrary<Record<string, Prop>> = fc
  .array(fc.tuple(nameArbitrary, propArbitrary), { maxLength: 4 })
  .map((entries) =>
    Object.fromEntries(entries.map(([name, value]): [string, Prop] => [name, { name, value }])),
  );

const leafArbitrary: fc.Arbitrary<ComponentDraft> = fc.record({
  componentKey: fc.constantFrom('Text', 'Image', 'Footer', 'SomethingNew'),
  type: fc.constant('component' as const),
  props: propsArbitrary,
});

/** Drafts of small subtrees, including tables and unknown blocks. @public */
export const draftArbitrary: fc.Arbitrary<ComponentDraft> = fc.letrec<{ draft: ComponentDraft }>((tie) => ({
  draft: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leafArbitrary,
    fc.record({
      componentKey: fc.constantFrom('Row', 'Column', 'Table', 'TableRow'),
      type: fc.constant('component' as const),
      props: propsArbitrary,
      children: fc.array(tie('draft'), { maxLength: 3 }),
    }),
  ),
})).draft;

/** Pages of Features with arbitrary content. @public */
export const pageArbitrary: fc.Arbitrary<Page> = fc
  .array(fc.array(draftArbitrary, { maxLength: 3 }), { maxLength: 4 })
  .map((features) =>
    page(...features.map((children) => ({ componentKey: 'Feature', type: 'feature' as const, children }))),
  );

/**
 * A possible user action, independent of the page. `pick` and `place` choose among the page's components.
 *
 * @public
 */
export interface Intent {
  readonly kind:
    | 'add'
    | 'addRaw'
    | 'addTableRow'
    | 'batch'
    | 'makeDynamic'
    | 'move'
    | 'remove'
    | 'removeDynamicWrapper'
    | 'link'
    | 'rename'
    | 'replace'
    | 'update';
  readonly pick: number;
  readonly place: number;
  readonly draft: ComponentDraft;
  readonly name: string;
  readonly size: (typeof sizes)[number];
  readonly value: Json | undefined;
}

/** @public */
export const intentArbitrary: fc.Arbitrary<Intent> = fc.record({
  kind: fc.constantFrom(
    'add',
    'addRaw',
    'addTableRow',
    'batch',
    'makeDynamic',
    'move',
    'remove',
    'removeDynamicWrapper',
    'link',
    'rename',
    'replace',
    'update',
  ),
  pick: fc.nat(),
  place: fc.nat(),
  draft: draftArbitrary,
  name: nameArbitrary,
  size: fc.constantFrom(...sizes),
  value: fc.option(valueArbitrary, { nil: undefined }),
});

/** Returns the change an intent makes on a page, or `undefined` if it makes none. @public */
export function changeFor(current: Page, intent: Intent): PageChange | undefined {
  const ids = [...walkPage(current)].map(({ id }) => id);
  const id = ids.length === 0 ? undefined : ids[intent.pick % ids.length];
  if (intent.kind === 'add' || intent.kind === 'addRaw') return additionFor(current, intent, ids);
  if (id === undefined) return undefined;
  if (intent.kind !== 'batch') return changeOf(current, intent, id, ids);
  const changes = [
    changeOf(current, { ...intent, kind: 'update' }, id, ids),
    additionFor(current, intent, ids),
  ];
  return {
    type: 'batch',
    changes: changes.flatMap((change) => (change && change.type !== 'batch' ? change : [])),
  };
}

function additionFor(current: Page, intent: Intent, ids: readonly ComponentId[]): PageChange {
  const parents = [rootId, ...ids];
  const parentId = parents[intent.place % parents.length] ?? rootId;
  const index = intent.pick % (getChildIds(current, parentId).length + 1);
  const components = instantiateDraft(intent.draft, nextComponentId(current), parentId);
  return {
    type: intent.kind === 'addRaw' ? 'addRawComponents' : 'addComponents',
    parentId,
    index,
    components,
  };
}

function changeOf(
  current: Page,
  { kind, place, name, size, value }: Intent,
  id: ComponentId,
  ids: readonly ComponentId[],
): PageChange | undefined {
  switch (kind) {
    case 'update':
      return { type: 'updateProperty', id, name, size, ...(value === undefined ? undefined : { value }) };
    case 'replace':
      return {
        type: 'replaceProperty',
        id,
        name,
        ...(value === undefined ? undefined : { prop: { name, value: { [size]: value } } }),
      };
    case 'link':
      return value === undefined
        ? { type: 'setCopiedFrom', id }
        : {
            type: 'setCopiedFrom',
            id,
            copiedFrom: {
              locale: 'ru',
              template: 'master_template',
              page: 'index.html',
              id: 1,
              props: { [name]: 'a' },
            },
          };
    case 'rename':
      return { type: 'renameComponent', id, ...(value === undefined ? undefined : { customName: name }) };
    case 'remove':
      return { type: 'removeComponent', id };
    case 'move':
      return moveFor(current, id, ids, place);
    case 'makeDynamic':
      return planMakeDynamic(current, id, place % 3, 1 + (place % 3));
    case 'removeDynamicWrapper': {
      const wrapperId = findDynamicWrapper(current, id);
      return wrapperId === undefined ? undefined : { type: 'removeDynamicWrapper', id: wrapperId };
    }
    case 'addTableRow':
      return planAddTableRow(current, id, testRules);
    default:
      return undefined;
  }
}

function moveFor(
  current: Page,
  id: ComponentId,
  ids: readonly ComponentId[],
  place: number,
): PageChange | undefined {
  const targets = [rootId, ...ids.filter((target) => !isSelfOrBelow(current, target, id))];
  const parentId = targets[place % targets.length] ?? rootId;
  const room =
    getChildIds(current, parentId).length - (getComponent(current, id)?.parentId === parentId ? 1 : 0);
  return { type: 'moveComponent', id, parentId, index: place % (room + 1) };
}
