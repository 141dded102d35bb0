import type {
  BlockRule,
  BlockRules,
  ComponentDraft,
  Json,
  JsonObject,
  Prop,
  PropRule,
} from '@vitrina/epack-model';

import type { BlockDefinition, BlockTemplate } from '../defineBlock.ts';
import { isJsonList, isJsonObject, type PropKind } from '../propKind.ts';

/** Stands for the page itself in `allowedParents`. */
const pageKey = 'root';

/** Says a text of a new block in another language; texts it does not know stay. @public */
export type Translate = (text: string) => string;

/**
 * The rules of a set of blocks as the document model reads them.
 *
 * @param translate - what new blocks say. Default: as they are declared.
 * @public
 */
export function createBlockRules(
  definitions: readonly BlockDefinition[],
  translate: Translate = asDeclared,
): BlockRules {
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
  const rules = new Map(
    definitions.map((definition) => [definition.key, createRule(definition, byKey, translate)]),
  );
  const keysByName = new Map(definitions.map(({ key }) => [normalizeName(key), key]));
  return {
    find: (key) => rules.get(key),
    keyFromName: (name) => keysByName.get(normalizeName(name)),
  };
}

/**
 * What the palette inserts for a block: a draft of it and of everything it is made with.
 *
 * @public
 */
export function templateDraft(
  template: BlockTemplate,
  find: (key: string) => BlockDefinition | undefined,
  translate: Translate = asDeclared,
): ComponentDraft {
  const definition = find(template.key);
  return {
    componentKey: template.key,
    type: definition?.type ?? 'component',
    props: definition ? draftProps(definition, template, translate) : {},
    children: (template.children ?? []).map((child) => templateDraft(child, find, translate)),
  };
}

function createRule(
  definition: BlockDefinition,
  byKey: ReadonlyMap<string, BlockDefinition>,
  translate: Translate,
): BlockRule {
  const { nesting } = definition;
  return {
    key: definition.key,
    type: definition.type,
    props: Object.fromEntries(
      Object.entries(definition.props).map(([name, kind]) => [name, createPropRule(kind)]),
    ),
    isRemovable: nesting.isRemovable,
    hasFixedStructure: nesting.hasFixedStructure,
    canContain: (childKey) => {
      if (nesting.allowedChildren === 'none') return false;
      return nesting.allowedChildren === 'any' || nesting.allowedChildren.includes(childKey);
    },
    canBeInside: (parentKey) => canBeInside(definition, parentKey, byKey),
    createSubtree: () => templateDraft(definition.create(), (key) => byKey.get(key), translate),
  };
}

/** A container that names the block lets it in, though the block, being of another family, does not know of that. */
function canBeInside(
  { key, nesting, type }: BlockDefinition,
  parentKey: string | undefined,
  byKey: ReadonlyMap<string, BlockDefinition>,
): boolean {
  if (nesting.allowedParents?.includes(parentKey ?? pageKey)) return true;
  const named = parentKey === undefined ? undefined : byKey.get(parentKey)?.nesting.allowedChildren;
  if (Array.isArray(named) && named.includes(key)) return true;
  if (nesting.allowedParents) return false;
  return type === 'component' || parentKey === undefined;
}

function createPropRule({ control, isOptional, defaultValue }: PropKind<unknown>): PropRule {
  const fileType = control.name === 'asset' ? control.fileType : undefined;
  return {
    isOptional,
    ...(defaultValue !== undefined && { defaultValue }),
    ...(control.name === 'choice' && { items: control.choices }),
    ...(control.name === 'elementReference' && { isReference: true }),
    ...((fileType === 'image' || fileType === 'video') && { fileType }),
  };
}

function draftProps(
  definition: BlockDefinition,
  template: BlockTemplate,
  translate: Translate,
): Record<string, Prop> {
  const entries = Object.entries(definition.props).flatMap(([name, kind]) => {
    const desktop = template.props?.[name] ?? (kind.isOptional ? undefined : kind.defaultValue);
    const value = template.sizedProps?.[name] ?? (desktop === undefined ? undefined : { desktop });
    if (value === undefined) return [];
    const said =
      kind.control.name === 'choice' ? value : (translated(value as JsonObject, translate) as typeof value);
    return [[name, { name, value: said }] as const];
  });
  return Object.fromEntries(entries);
}

const asDeclared: Translate = (text) => text;

function translated(value: Json, translate: Translate): Json {
  if (typeof value === 'string') return translate(value);
  if (isJsonList(value)) return value.map((item) => translated(item, translate));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, translated(item, translate)]));
}

/** Names of older documents differ in case, spaces and punctuation: "Tab Button", "tab-button". */
function normalizeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
