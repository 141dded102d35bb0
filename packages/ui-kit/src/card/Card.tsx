import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Props of {@link Card}. */
export interface CardProps {
  title: ReactNode;
  /** Shown at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A named part of a page. */
export function Card({ title, actions, children }: CardProps) {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{
        p: { xs: 4, sm: 5 },
        minWidth: 0,
        // Aligns the edges of a nested table with the title.
        '& .MuiTableCell-root:first-of-type': { pl: 0 },
        '& .MuiTableCell-root:last-of-type': { pr: 0 },
        '& .MuiTableBody-root .MuiTableRow-root:last-of-type .MuiTableCell-root': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32, mb: 3 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Paper>
  );
}
