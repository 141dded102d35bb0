import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

import { useKeptText } from './useKeptText.ts';

/** Props of {@link Fold}. */
export interface FoldProps {
  /** Where it is kept whether the part is open, for the next visit. */
  readonly storageKey: string;
  readonly title: ReactNode;
  readonly isOpenAtFirst: boolean;
  /** Opens it where it is folded: something inside is wanted. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a side panel that folds, and stays as it was left. */
export function Fold({ storageKey, title, isOpenAtFirst, isWanted = false, children }: FoldProps) {
  const id = useId();
  const [kept, keep] = useKeptText(storageKey);
  const [isForced, setForced] = useState(false);
  const isOpen = isForced || (kept === null ? isOpenAtFirst : kept === 'open');
  if (isWanted && !isOpen) setForced(true);
  const toggle = (open: boolean) => {
    setForced(false);
    keep(open ? 'open' : 'folded');
  };
  return (
    <Accordion
      disableGutters
      square
      expanded={isOpen}
      onChange={(_, open) => toggle(open)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ boxShadow: 'none', '&::before': { opacity: 1 }, '&:first-of-type::before': { display: 'none' } }}
    >
      <AccordionSummary
        id={`${id}-title`}
        aria-controls={`${id}-content`}
        expandIcon={<ExpandMore />}
        sx={{ px: 3, minHeight: 36, '& .MuiAccordionSummary-content': { my: 1 } }}
      >
        <Typography variant="subtitle2" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
