import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { viewActions } from '@vitrina/editor-core/store';
import { useBrandKit } from '@vitrina/editor-ui/canvas';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import type { ComponentDraft } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

import { DesignCards } from '../designs/DesignCards.tsx';
import { useAddDesign } from '../designs/useAddDesign.ts';
import { useDesignStart, usePageChoices } from '../designs/usePageChoices.ts';

/** Renders the pages a new package can start with. The chosen one opens in the editor. */
export function StartDesigns() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const start = useDesignStart();
  const choices = usePageChoices(start);
  const addDesign = useAddDesign();
  const kit = useBrandKit();
  const openEditor = () => dispatch(viewActions.tabOpened('editor'));
  const choose = (drafts: readonly ComponentDraft[], name: string) => {
    if (addDesign(drafts, name)) openEditor();
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ my: 6 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', justifyContent: 'space-between', mb: 3 }}>
        <Typography id={titleId} variant="h3">
          <FormattedMessage id="builder.start.title" />
        </Typography>
        <Button variant="text" onClick={openEditor}>
          <FormattedMessage id="builder.start.blank" />
        </Button>
      </Box>
      <DesignCards choices={choices} locale={start.locale} kit={kit} ratio={0.9} onChoose={choose} />
    </Box>
  );
}
