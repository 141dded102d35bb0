import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, type ReactNode } from 'react';

import { FrameTitleContext } from './FrameTitleContext.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: ReactNode;
  /** A line about the page's purpose, if its name does not explain it. */
  text?: ReactNode;
  /** Buttons of the page, the primary one last. */
  actions?: ReactNode;
}

/** The title of a page and its actions. In a frame that shows the title itself, only text and actions. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  const isTitleInFrame = useContext(FrameTitleContext);
  if (isTitleInFrame && !text && !actions) return null;
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 4 }}
    >
      <Box sx={{ flex: 1, minWidth: isTitleInFrame && !text ? 0 : 200 }}>
        {isTitleInFrame ? null : <Typography variant="h1">{title}</Typography>}
        {text ? (
          <Typography sx={{ color: 'text.secondary', mt: isTitleInFrame ? 0 : 1 }}>{text}</Typography>
        ) : null}
      </Box>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box> : null}
    </Box>
  );
}
