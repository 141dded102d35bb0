import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { colors } from '@vitrina/ui-kit';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { LayoutForm, type LayoutFormProps } from '../form/LayoutForm.tsx';
import { LiveView } from '../live/LiveView.tsx';

/** Shows the form beside the page, or one at a time on narrow screens. */
export function FillStep(props: LayoutFormProps) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  if (!isWide) return <InTabs {...props} />;
  return (
    <Box sx={besideStyle}>
      <LayoutForm {...props} />
      <Box sx={liveStyle}>
        <LiveView parts={props.parts} />
      </Box>
    </Box>
  );
}

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(360px, 2fr) minmax(0, 3fr)',
  gap: 6,
  alignItems: 'start',
} as const;

const liveStyle = {
  position: 'sticky',
  top: 72,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 88px)',
  minWidth: 0,
} as const;

const tabs = ['form', 'live'] as const;
type TabName = (typeof tabs)[number];

function InTabs(props: LayoutFormProps) {
  const intl = useIntl();
  const id = useId();
  const [tab, setTab] = useState<TabName>('form');
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => setTab(next)}
        variant="fullWidth"
        aria-label={intl.formatMessage({ id: 'simpleBuilder.tabs' })}
        sx={{ mb: 4, borderBottom: `1px solid ${colors.line}` }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={intl.formatMessage({ id: `simpleBuilder.tab.${name}` })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'form' && <LayoutForm {...props} />}
        {tab === 'live' && <LiveView firstWidth="mobile" />}
      </div>
    </>
  );
}
