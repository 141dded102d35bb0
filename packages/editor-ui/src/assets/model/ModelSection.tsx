import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface ModelSectionProps {
  readonly title: ReactNode;
  /** Default: the content is as wide as the section. */
  readonly justifyItems?: 'start';
  readonly children: ReactNode;
}

/** A titled section of the settings beside a model. */
export function ModelSection({ title, justifyItems, children }: ModelSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, justifyItems }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
