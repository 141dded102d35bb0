import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: ReactNode;
  /** One line on what the page is for, where its name does not say it. */
  text?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
}

/** The title of a page and its actions. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 4 }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="h1">{title}</Typography>
        {text ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography> : null}
      </Box>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box> : null}
    </Box>
  );
}
