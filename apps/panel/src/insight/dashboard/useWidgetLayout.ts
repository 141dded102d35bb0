import { useSession } from '@vitrina/session';
import type { DashboardWidgets } from '@vitrina/api-client/contract';
import { useState } from 'react';

/** A part of the dashboard that a group can enable. */
export type WidgetName = keyof DashboardWidgets;

/** Widgets in their default order. */
export const widgetNames = [
  'map',
  'browsers',
  'devices',
  'os',
  'platforms',
  'usersPerLicense',
  'usersPerRetailer',
] as const satisfies readonly WidgetName[];

/** A user's arrangement of the widgets. */
export interface WidgetLayout {
  order: readonly WidgetName[];
  hidden: readonly WidgetName[];
}

const isName = (name: unknown): name is WidgetName => widgetNames.some((known) => known === name);

/** Parses a stored layout. Drops unknown widgets and appends new ones. */
export function readLayout(text: string | null): WidgetLayout {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    kept = null;
  }
  const listOf = (key: string): WidgetName[] => {
    const list: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, key) : [];
    return Array.isArray(list) ? [...new Set(list.filter(isName))] : [];
  };
  const order = listOf('order');
  return {
    order: [...order, ...widgetNames.filter((name) => !order.includes(name))],
    hidden: listOf('hidden'),
  };
}

/** Returns the layout with a widget moved one place among the visible widgets. */
export function moveWidget(layout: WidgetLayout, name: WidgetName, neighbor: WidgetName): WidgetLayout {
  const order = layout.order.map((one) => (one === name ? neighbor : one === neighbor ? name : one));
  return { ...layout, order };
}

/** Returns the user's widget layout, stored for the next visit. */
export function useWidgetLayout() {
  const { profile } = useSession();
  const key = `panel.widgets.${profile?.id ?? ''}`;
  const [layout, setLayout] = useState(() => readLayout(localStorage.getItem(key)));
  const keep = (next: WidgetLayout) => {
    localStorage.setItem(key, JSON.stringify(next));
    setLayout(next);
  };
  return {
    layout,
    swap: (name: WidgetName, neighbor: WidgetName) => keep(moveWidget(layout, name, neighbor)),
    hide: (name: WidgetName) => keep({ ...layout, hidden: [...layout.hidden, name] }),
    show: (name: WidgetName) => keep({ ...layout, hidden: layout.hidden.filter((one) => one !== name) }),
  };
}
