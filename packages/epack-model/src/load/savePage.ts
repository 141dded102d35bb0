import type { Issue } from '../issue.ts';
import { getChildIds, walkPage, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component, type ComponentId, type WireComponent } from '../schemas/component.ts';
import { withoutEmptyValues } from './emptyValues.ts';
import { reportOn } from './report.ts';

/**
 * A page as the wire takes it, and what was left out.
 *
 * @public
 */
export interface SavedPage {
  readonly components: WireComponent[];
  readonly issues: Issue[];
}

/**
 * Writes a page for the wire: a flat list in reading order, linked by `parentId`, ordered by `order` from 1. Properties
 * that were set aside at load are merged back; empty values are left out, each an issue.
 *
 * @public
 */
export function savePage(page: Page, rules: BlockRules): SavedPage {
  const issues: Issue[] = [];
  const places = new Map<ComponentId, number>();
  notePlaces(places, getChildIds(page, rootId));
  const components: WireComponent[] = [];
  for (const component of walkPage(page)) {
    const children = getChildIds(page, component.id);
    notePlaces(places, children);
    components.push(toWire(component, places.get(component.id) ?? 0, children, rules, issues));
  }
  return { components, issues };
}

function notePlaces(places: Map<ComponentId, number>, ids: readonly ComponentId[]): void {
  ids.forEach((id, index) => places.set(id, index));
}

/** A component as it was written last, and what it depends on beside the component. */
interface Written {
  readonly index: number;
  readonly children: readonly ComponentId[];
  readonly rules: BlockRules;
  readonly wire: WireComponent;
}

/** Components are values: of a page that is written at every pause most are those of the last time. */
const written = new WeakMap<Component, Written>();

function toWire(
  component: Component,
  index: number,
  children: readonly ComponentId[],
  rules: BlockRules,
  issues: Issue[],
): WireComponent {
  const last = written.get(component);
  if (last?.index === index && last.children === children && last.rules === rules) return last.wire;
  const before = issues.length;
  const wire = writeComponent(component, index, children, rules, issues);
  // What was left out is to be said each time.
  if (issues.length === before) written.set(component, { index, children, rules, wire });
  return wire;
}

function writeComponent(
  component: Component,
  index: number,
  children: readonly ComponentId[],
  rules: BlockRules,
  issues: Issue[],
): WireComponent {
  // A component that was added straight from the wire may still carry the wire's position.
  const {
    id,
    parentId,
    unknownProps,
    props,
    order: _order,
    index: _index,
    children: _children,
    ...fields
  } = component;
  const all = unknownProps ? { ...unknownProps, ...props } : props;
  const kept = withoutEmptyValues(all, rules.find(component.componentKey), (names) =>
    reportOn(issues, id)('model.save.emptyValuesRemoved', 'info', { names }),
  );
  const wire = { id, parentId, order: index + 1, index, ...fields, props: kept } as WireComponent;
  return children.length === 0 ? wire : { ...wire, children: [...children] };
}
