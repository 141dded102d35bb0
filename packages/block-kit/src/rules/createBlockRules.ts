import type { BlockRule, BlockRules, ComponentDraft, Prop, PropRule } from '@vitrina/epack-model';

import type { BlockDefinition, BlockTemplate } from '../defineBlock.ts';
import type { PropKind } from '../propKind.ts';

/** Stands for the page itself in `allowedParents`. */
const pageKey = 'root';

/**
 * The rules of a set of blocks as the document model reads them.
 *
 * @public
 */
export function createBlockRules(definitions: readonly BlockDefinition[]): BlockRules {
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
  const rules = new Map(definitions.map((definition) => [definition.key, createRule(definition, byKey)]));
  const keysByName = new Map(definitions.map(({ key }) => [normaliseName(key), key]));
  return {
    find: (key) => rules.get(key),
    keyFromName: (name) => keysByName.get(normaliseName(name)),
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
): ComponentDraft {
  const definition = find(template.key);
  return {
    componentKey: template.key,
    type: definition?.type ?? 'component',
    props: definition ? draftProps(definition, template) : {},
    children: (template.children ?? []).map((child) => templateDraft(child, find)),
  };
}

function createRule(definition: BlockDefinition, byKey: ReadonlyMap<string, BlockDefinition>): BlockRule {
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
    canBeInside: (parentKey) => canBeInside(definition, parentKey),
    createSubtree: () => templateDraft(definition.create(), (key) => byKey.get(key)),
  };
}

function canBeInside({ nesting, type }: BlockDefinition, parentKey: string | undefined): boolean {
  if (nesting.allowedParents) return nesting.allowedParents.includes(parentKey ?? pageKey);
  return type === 'component' || parentKey === undefined;
}

function createPropRule({ control, isOptional, defaultValue }: PropKind<unknown>): PropRule {
  const fileType = control.name === 'asset' ? control.fileType : undefined;
  return {
    isOptional,
    ...(defaultValue !== undefined && { defaultValue }),
    ...(control.name === 'choice' && { items: control.choices }),
    ...((fileType === 'image' || fileType === 'video') && { fileType }),
  };
}

function draftProps(definition: BlockDefinition, template: BlockTemplate): Record<string, Prop> {
  const entries = Object.entries(definition.props).flatMap(([name, kind]) => {
    const desktop = template.props?.[name] ?? (kind.isOptional ? undefined : kind.defaultValue);
    const value = template.sizedProps?.[name] ?? (desktop === undefined ? undefined : { desktop });
    return value === undefined ? [] : [[name, { name, value }] as const];
  });
  return Object.fromEntries(entries);
}

/** Names of older documents differ in case, spaces and punctuation: "Tab Button", "tab-button". */
function normaliseName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
