import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useBrandKit } from '@vitrina/editor-ui/canvas';
import { createSectionDraft, type Ground, sectionDesigns, type SectionGroup } from '@vitrina/page-designs';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { DesignCards, type DesignChoice } from './DesignCards.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { useAddDesign } from './useAddDesign.ts';
import { useDesignStart, usePageChoices } from './usePageChoices.ts';

const tabs = ['sections', 'pages'] as const;
type DesignsTab = (typeof tabs)[number];

/** Renders designed sections and whole pages in the look of the brand. The chosen one is added to the page. */
export function DesignsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const addDesign = useAddDesign();
  const kit = useBrandKit();
  const [tab, setTab] = useState<DesignsTab>('sections');
  const [group, setGroup] = useState<SectionGroup>('heroes');
  const [ground, setGround] = useState<Ground>('surface');
  const start = useDesignStart();
  const { locale } = start;
  const sections = useMemo<readonly DesignChoice[]>(
    () =>
      sectionDesigns
        .filter((design) => design.group === group)
        .map(({ key }) => ({
          key,
          nameId: `design.section.${key}`,
          drafts: [createSectionDraft(key, ground, start)],
        })),
    [group, ground, start],
  );
  const pages = usePageChoices(start);
  const add = ({ drafts }: DesignChoice, name: string) => {
    if (addDesign(drafts, name)) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.designs.title" />
      </DialogTitle>
      <Tabs
        value={tab}
        onChange={(_, next: DesignsTab) => setTab(next)}
        aria-label={intl.formatMessage({ id: 'builder.designs.kinds' })}
        sx={{ px: 5 }}
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
        sx={{ height: '70vh', display: 'flex', flexDirection: 'column', gap: 4 }}
      >
        {tab === 'sections' ? (
          <>
            <SectionFilter group={group} ground={ground} onGroup={setGroup} onGround={setGround} />
            <DesignCards
              key={group}
              choices={sections}
              locale={locale}
              kit={kit}
              ratio={0.8}
              onChoose={add}
            />
          </>
        ) : (
          <DesignCards choices={pages} locale={locale} kit={kit} ratio={1.5} onChoose={add} />
        )}
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          <FormattedMessage id={`builder.designs.${tab}.hint`} />
        </Box>
      </DialogContent>
    </Dialog>
  );
}
