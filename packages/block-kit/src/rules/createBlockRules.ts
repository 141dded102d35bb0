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
import { blockNames } from './blockNames.ts';
import { normalizeName } from '../normalizeName.ts';

/** Means the page itself in `allowedParents`. */
const pageKey = 'root';

/** Translates a text of a new block; unknown texts stay. @public */
export type Translate = (text: string) => string;

/**
 * Creates the rules of a set of blocks, as the document model reads them.
 *
 * @param translate - translates the texts of new blocks. Default: as declared.
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
  const keysByName = blockNames(definitions);
  return {
    find: (key) => rules.get(key),
    keyFromName: (name) => keysByName.get(normalizeName(name)),
  };
}

/** Creates the draft the palette inserts for a block, with the blocks it contains. @public */
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
  const propsByName = new Map(Object.keys(definition.props).map((name) => [normalizeName(name), name]));
  return {
    key: definition.key,
    type: definition.type,
    props: Object.fromEntries(
      Object.entries(definition.props).map(([name, kind]) => [name, createPropRule(kind)]),
    ),
    propFromName: (name) => propsByName.get(normalizeName(name)),
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

/**
 * A container accepts the blocks it names, even if a block's own rules do not list it, as for a block of
 * another family.
 */
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
