import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ChangeOwnerDialog } from './ChangeOwnerDialog.tsx';

interface SelectionBarProps {
  readonly ids: ReadonlySet<string>;
  /** Called once something was done with the selected packages. */
  readonly onDone: () => void;
}

/** How many packages are selected, and what can be done with them together. */
export function SelectionBar({ ids, onDone }: SelectionBarProps) {
  const [isChangingOwner, setChangingOwner] = useState(false);
  if (ids.size === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, ml: 'auto' }}>
      <Typography variant="body2" role="status">
        <FormattedMessage id="builder.list.selected" values={{ count: ids.size }} />
      </Typography>
      <Button variant="outlined" onClick={() => setChangingOwner(true)}>
        <FormattedMessage id="builder.owner.change" />
      </Button>
      {isChangingOwner && (
        <ChangeOwnerDialog
          ids={[...ids]}
          onClose={() => setChangingOwner(false)}
          onDone={() => {
            setChangingOwner(false);
            onDone();
          }}
        />
      )}
    </Box>
  );
}
