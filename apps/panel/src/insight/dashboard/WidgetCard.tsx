import Button from '@mui/material/Button';
import type { DashboardWidgets } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { ChartCard, MapCard } from '@vitrina/ui-kit/charts';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import type { WidgetName } from './useWidgetLayout.ts';

/** Props of {@link WidgetCard}. */
export interface WidgetCardProps {
  name: WidgetName;
  widgets: DashboardWidgets;
  actions: ReactNode;
  open: (change: Partial<StatisticsFilters>) => void;
}

const barPx = 28;
const axisPx = 32;
/** Maximum number of bars shown initially. */
const mostBars = 10;

/** A row of a widget. Clicking a license or retailer filters the dashboard by it. */
interface Entry {
  label: string;
  count: number;
  id?: number;
}

/** Message IDs of the server's fixed values, by widget. */
const words: Partial<Record<WidgetName, Record<string, LabelId>>> = {
  devices: {
    desktop: 'insight.device.desktop',
    mobile: 'insight.device.mobile',
    tablet: 'insight.device.tablet',
  },
  platforms: { web: 'insight.platform.web', app: 'insight.platform.app' },
};

function useEntries(name: Exclude<WidgetName, 'map'>, widgets: DashboardWidgets): Entry[] {
  const intl = useIntl();
  const values = widgets[name] ?? [];
  const entries = values.map((one): Entry => {
    if ('id' in one) return { label: one.name, count: one.count, id: one.id };
    if (one.value === '') return { label: intl.formatMessage({ id: 'insight.unknown' }), count: one.count };
    const id = words[name]?.[one.value];
    return { label: id === undefined ? one.value : intl.formatMessage({ id }), count: one.count };
  });
  return entries.toSorted((a, b) => b.count - a.count);
}

function BarsWidget({
  name,
  widgets,
  actions,
  open,
}: WidgetCardProps & { name: Exclude<WidgetName, 'map'> }) {
  const intl = useIntl();
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const all = useEntries(name, widgets);
  const entries = isWhole ? all : all.slice(0, mostBars);
  const title = intl.formatMessage({ id: `panel.groups.settings.dashboard.${name}` });
  const isOfUsers = name === 'usersPerLicense' || name === 'usersPerRetailer';
  /** With a single entry, the filtered dashboard would be the same. */
  const canOpen = isOfUsers && all.length > 1;
  const valueName = intl.formatMessage({ id: isOfUsers ? 'insight.users' : 'panel.dashboard.views' });
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const openEntry = (index: number) => {
    const id = entries[index]?.id;
    if (id !== undefined) open(name === 'usersPerLicense' ? { licenses: [id] } : { retailers: [id] });
  };
  return (
    <ChartCard
      kind="bars"
      title={title}
      label={intl.formatMessage({ id: 'insight.widget.label' }, { title, count: format.number(total) })}
      pointName={title}
      points={entries.map(({ label }) => ({ label, fullLabel: label }))}
      series={[{ name: valueName, values: entries.map(({ count }) => count) }]}
      heightPx={entries.length * barPx + axisPx}
      actions={actions}
      note={
        <>
          {canOpen ? <FormattedMessage id="insight.widget.open" tagName="div" /> : null}
          {all.length > mostBars ? (
            <Button size="small" onClick={() => setIsWhole(!isWhole)} sx={{ ml: -2 }}>
              {isWhole ? (
                <FormattedMessage id="insight.widget.less" values={{ count: mostBars }} />
              ) : (
                <FormattedMessage id="insight.widget.all" values={{ count: all.length }} />
              )}
            </Button>
          ) : null}
        </>
      }
      {...(canOpen ? { onPointOpen: openEntry } : {})}
    />
  );
}

/** Renders an optional part of the dashboard. */
export function WidgetCard(props: WidgetCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const { name, widgets, actions } = props;
  if (name !== 'map') return <BarsWidget {...props} name={name} />;
  const values = widgets.map ?? [];
  const title = intl.formatMessage({ id: 'panel.groups.settings.dashboard.map' });
  const total = values.reduce((sum, { count }) => sum + count, 0);
  return (
    <MapCard
      title={title}
      label={intl.formatMessage({ id: 'insight.widget.label' }, { title, count: format.number(total) })}
      pointName={intl.formatMessage({ id: 'insight.country' })}
      valueName={intl.formatMessage({ id: 'panel.dashboard.views' })}
      values={values.map(({ value, count }) => ({ code: value, count }))}
      actions={actions}
    />
  );
}
