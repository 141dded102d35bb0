import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

/** A titled section of the page details. */
export function SheetSection({
  titleId,
  actions,
  children,
}: {
  /** Message ID of the title. */
  titleId: LabelId;
  /** Content at the end of the title line. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ pt: 4, mt: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          <FormattedMessage id={titleId} />
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
