import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { useAddItem } from '../library/useAddItem.ts';
import type { DesignChoice } from './DesignCards.tsx';
import { DesignSearch } from './DesignSearch.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import { SectionsPanel } from './SectionsPanel.tsx';
import { useAddDesign } from './useAddDesign.ts';

const tabs = ['sections', 'pages'] as const;
type DesignsTab = (typeof tabs)[number];

/**
 * Renders sections and whole pages in the look of the brand: the designed ones, and those that the license saved. The chosen
 * one is added to the page.
 */
export function DesignsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const addDesign = useAddDesign();
  const [tab, setTab] = useState<DesignsTab>('sections');
  const [search, setSearch] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const addItem = useAddItem(setRefusal);
  const add = ({ drafts, item, name }: DesignChoice) => {
    if (item ? addItem(item) : addDesign(drafts, name)) onClose();
  };
  const Panel = tab === 'sections' ? SectionsPanel : PagesPanel;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.designs.title" />
      </DialogTitle>
      <Tabs
        value={tab}
        onChange={(_, next: DesignsTab) => {
          setTab(next);
          setRefusal(undefined);
        }}
        aria-label={intl.formatMessage({ id: 'builder.designs.kinds' })}
        sx={{ px: 5, flex: 'none' }}
      >
        {tabs.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${titleId}-${each}`}
            aria-controls={`${titleId}-panel`}
            label={intl.formatMessage({ id: `builder.designs.${each}` })}
          />
        ))}
      </Tabs>
      <DialogContent
        role="tabpanel"
        id={`${titleId}-panel`}
        aria-labelledby={`${titleId}-${tab}`}
        dividers
        sx={{ height: '70vh', display: 'flex', flexDirection: 'column', gap: 4, pt: 4 }}
      >
        {refusal !== undefined && (
          <Alert severity="error" onClose={() => setRefusal(undefined)}>
            {refusal}
          </Alert>
        )}
        <DesignSearch value={search} onChange={setSearch} />
        <Suspense fallback={null}>
          <Panel search={search.trim()} onClear={() => setSearch('')} onChoose={add} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
