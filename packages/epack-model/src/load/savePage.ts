import type { Issue } from '../issue.ts';
import { getChildIds, walkPage, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component, type ComponentId, type WireComponent } from '../schemas/component.ts';
import { withoutEmptyValues } from './emptyValues.ts';
import { reportOn } from './report.ts';

/** A page on the wire, with the issues of what was left out. @public */
export interface SavedPage {
  readonly components: WireComponent[];
  readonly issues: Issue[];
}

/**
 * Writes a page for the wire: a flat list in reading order, linked by `parentId`, ordered by `order` from 1.
 * Properties set aside on load are merged back. Empty values are left out, each with an issue.
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

/** The last written form of a component, with everything it depends on. */
interface Written {
  readonly index: number;
  readonly children: readonly ComponentId[];
  readonly rules: BlockRules;
  readonly wire: WireComponent;
}

/** Components are immutable, and most stay the same between saves of a page. */
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
  // Components with issues are not cached, so that each save reports the issues again.
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
  // A component added directly from the wire can still carry its wire position.
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
