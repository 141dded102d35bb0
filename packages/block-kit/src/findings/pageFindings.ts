import {
  checkPage,
  getChildIds,
  getComponent,
  isDynamicWrapper,
  type Component,
  type DataSource,
  type Page,
  type PlacementCode,
} from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { resolveValues } from '../resolveValues.ts';
import { listUnused } from './blockFindings.ts';
import type { BlockSet } from './blockSet.ts';
import { ownContent } from './contentFindings.ts';
import type { Finding } from './finding.ts';

/** Finds blocks in places that their rules or the template do not allow. */
export function findMisplaced(page: Page, blocks: BlockSet, template: string): readonly Finding[] {
  return checkPage(page, { rules: blocks.rules, template }).map(({ severity, ...refusal }) => ({
    code: refusal.code as PlacementCode,
    severity,
    componentId: refusal.componentId,
    refusal: refusal as NonNullable<Finding['refusal']>,
  }));
}

/** Finds a container without anything in it. A block whose structure is fixed keeps its empty parts. */
export function findEmptyContainer(
  page: Page,
  component: Component,
  definition: BlockDefinition,
  blocks: BlockSet,
): readonly Finding[] {
  const { allowedChildren, isRemovable, hasFixedStructure } = definition.nesting;
  if (allowedChildren === 'none' || !isRemovable || hasFixedStructure) return [];
  if (getChildIds(page, component.id).length > 0) return [];
  const parent = getComponent(page, component.parentId);
  const isPart = parent !== undefined && blocks.find(parent.componentKey)?.nesting.hasFixedStructure;
  if (isPart || ownContent(component, definition.ownProps).has) return [];
  const { id } = component;
  return [
    { code: 'emptyContainer', severity: 'info', componentId: id, fix: { type: 'removeComponent', id } },
  ];
}

/** Finds a component whose block is not known: neither it nor its content is shown. */
export function findUnknown(component: Component): readonly Finding[] {
  if (isDynamicWrapper(component)) return [];
  const values = { key: component.componentKey || component.name };
  return [{ code: 'unknownBlock', severity: 'error', componentId: component.id, values }];
}

/** Finds props that name blocks which are not on the page. */
export function findLostReferences(
  page: Page,
  component: Component,
  definition: BlockDefinition,
): readonly Finding[] {
  const names = referenceProps(definition);
  if (names.length === 0) return [];
  const unused = listUnused(component, definition);
  return names.flatMap((name): Finding[] => {
    const prop = component.props[name];
    const ids = prop?.value.desktop;
    if (!prop || !Array.isArray(ids) || unused.includes(name)) return [];
    const present = ids.filter((id) => getComponent(page, Number(id)));
    if (present.length === ids.length) return [];
    const { id } = component;
    const value = { ...prop.value, desktop: present };
    return [
      {
        code: 'referenceLost',
        severity: 'warning',
        componentId: id,
        prop: name,
        fix: { type: 'replaceProperty', id, name, prop: { ...prop, value } },
      },
    ];
  });
}

const referencesOf = new WeakMap<BlockDefinition, readonly string[]>();

function referenceProps(definition: BlockDefinition): readonly string[] {
  const before = referencesOf.get(definition);
  if (before) return before;
  const names = Object.entries(definition.ownProps)
    .filter(([, { control }]) => control.name === 'elementReference')
    .map(([name]) => name);
  referencesOf.set(definition, names);
  return names;
}

/** Finds a block whose data source is not among the package's. */
export function findLostSource(
  component: Component,
  definition: BlockDefinition,
  sources: readonly DataSource[],
): readonly Finding[] {
  if (!definition.dataSourceId) return [];
  const sourceId = definition.dataSourceId(resolveValues(definition, component));
  if (!sourceId || sources.some(({ id }) => String(id) === sourceId)) return [];
  return [{ code: 'sourceLost', severity: 'warning', componentId: component.id, prop: 'dataSource' }];
}
