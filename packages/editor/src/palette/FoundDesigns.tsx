import Designs from '@mui/icons-material/ViewQuiltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DragItem } from '@vitrina/editor-core/drag';
import { insertItem } from '@vitrina/editor-core/library';
import { useBlockDrag } from '@vitrina/editor-ui/drag';
import { useEditorStore } from '@vitrina/editor-ui/store';
import type { Place } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useCallback } from 'react';

import type { DesignChoice } from '../designs/DesignCards.tsx';
import { useAddDesign } from '../designs/useAddDesign.ts';
import { useOwnChoices } from '../designs/useOwnChoices.ts';
import { useDesignStart } from '../designs/usePageChoices.ts';
import { useSectionChoices } from '../designs/useSectionChoices.ts';
import { useAddItem } from '../library/useAddItem.ts';

/** Props of {@link FoundDesigns}. */
export interface FoundDesignsProps {
  readonly search: string;
  /** Whether the search found nothing else. */
  readonly isAlone: boolean;
}

/** Renders the sections that a search finds: those that the license saved, then the designed ones. */
export function FoundDesigns({ search, isAlone }: FoundDesignsProps) {
  const start = useDesignStart();
  const own = useOwnChoices('section', search);
  const designed = useSectionChoices(undefined, 'surface', search, start);
  const found = [...own.choices, ...designed];
  if (found.length === 0) {
    return isAlone && !own.isPending ? (
      <Typography variant="body2" sx={{ px: 3, color: 'text.secondary' }}>
        <FormattedMessage id="builder.palette.nothing" />
      </Typography>
    ) : null;
  }
  return (
    <Box sx={{ px: 3, pt: isAlone ? 0 : 4 }}>
      <Typography variant="subtitle2" component="h3" sx={{ pb: 2 }}>
        <FormattedMessage id="builder.designs.sections" />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {found.map((choice) => (
          <FoundDesign key={choice.key} choice={choice} />
        ))}
      </Box>
    </Box>
  );
}

/** Renders a section. Dragging drops it on the page; a click adds it after the active one. */
function FoundDesign({ choice: { name, item, drafts } }: { choice: DesignChoice }) {
  const store = useEditorStore();
  const addDesign = useAddDesign();
  const addItem = useAddItem();
  const getItem = useCallback((): DragItem => {
    const insert = item && ((place: Place) => void store.dispatch(insertItem(item, place)));
    return { kind: 'saved', name, drafts, ...(insert && { insert }) };
  }, [store, name, item, drafts]);
  const dragRef = useBlockDrag(getItem);
  return (
    <li>
      <Button
        ref={dragRef}
        fullWidth
        variant="outlined"
        startIcon={<Designs />}
        onClick={() => (item ? addItem(item) : addDesign(drafts, name))}
        sx={buttonStyle}
      >
        {name}
      </Button>
    </li>
  );
}

const buttonStyle = {
  justifyContent: 'flex-start',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  cursor: 'grab',
  textAlign: 'start',
} as const;
