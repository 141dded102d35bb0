import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DashboardWidgets } from '@vitrina/api-client/contract';
import { ErrorBoundary, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { useWidgetLayout, type WidgetName } from './useWidgetLayout.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { WidgetMenu } from './WidgetMenu.tsx';

/** Props of {@link WidgetGrid}. */
export interface WidgetGridProps {
  widgets: DashboardWidgets;
  open: (change: Partial<StatisticsFilters>) => void;
}

function Widgets({ widgets, open }: WidgetGridProps) {
  const intl = useIntl();
  const { layout, swap, hide, show } = useWidgetLayout();
  const enabled = layout.order.filter((name) => widgets[name] !== undefined);
  const shown = enabled.filter((name) => !layout.hidden.includes(name));
  const hidden = enabled.filter((name) => layout.hidden.includes(name));
  const titleOf = (name: WidgetName) => intl.formatMessage({ id: `panel.groups.settings.dashboard.${name}` });
  const menuOf = (name: WidgetName, index: number) => {
    const before = shown[index - 1];
    const after = shown[index + 1];
    return (
      <WidgetMenu
        title={titleOf(name)}
        onEarlier={before && (() => swap(name, before))}
        onLater={after && (() => swap(name, after))}
        onHide={() => hide(name)}
      />
    );
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          // A widget without a neighbor fills the row.
          '& > :last-of-type:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
        }}
      >
        {shown.map((name, index) => (
          <ErrorBoundary key={name} resetKey={widgets}>
            <WidgetCard name={name} widgets={widgets} open={open} actions={menuOf(name, index)} />
          </ErrorBoundary>
        ))}
      </Box>
      {hidden.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="insight.widget.hidden" />
          </Typography>
          {hidden.map((name) => (
            <Chip key={name} variant="outlined" label={titleOf(name)} onClick={() => show(name)} />
          ))}
        </Box>
      ) : null}
    </>
  );
}

/** Widgets that the user's group enables, in the user's order. */
export function WidgetGrid(props: WidgetGridProps) {
  return <Widgets {...props} />;
}
