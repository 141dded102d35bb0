import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { PropSection } from '@vitrina/block-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface InspectorSectionProps {
  readonly section: PropSection;
  readonly children: ReactNode;
}

/** A section of the inspector; folded, it stays so for every block and the next visit. */
export function InspectorSection({ section, children }: InspectorSectionProps) {
  const storageKey = `builder.inspector.${section}`;
  const [isOpen, setOpen] = useState(() => localStorage.getItem(storageKey) !== 'folded');
  const toggle = (open: boolean) => {
    localStorage.setItem(storageKey, open ? 'open' : 'folded');
    setOpen(open);
  };
  return (
    <Accordion
      disableGutters
      square
      expanded={isOpen}
      onChange={(_, open) => toggle(open)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ boxShadow: 'none', '&::before': { opacity: 1 }, '&:first-of-type::before': { display: 'none' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{ px: 3, minHeight: 36, '& .MuiAccordionSummary-content': { my: 1 } }}
      >
        <Typography variant="subtitle2">
          <FormattedMessage id={`builder.inspector.section.${section}`} />
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 3, pt: 0, pb: 4, display: 'flex', flexDirection: 'column', gap: 3 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
