import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StateMessageProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
}

/** A message: a title, a text, and an action. */
export function StateMessage({ icon, title, text, action, role }: StateMessageProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        px: 4,
        py: 12,
        color: 'text.secondary',
        '& > .MuiSvgIcon-root': { fontSize: 28 },
      }}
    >
      {icon}
      <Typography variant="h2" component="p" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      {text ? (
        <Typography component="div" sx={{ maxWidth: 480 }}>
          {text}
        </Typography>
      ) : null}
      {/* Also centers two buttons that wrap on a phone. */}
      {action ? <Box sx={{ mt: 2, '& > *': { justifyContent: 'center' } }}>{action}</Box> : null}
    </Box>
  );
}
