import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';

import type { ConfirmOwnersDialogProps } from './ConfirmOwnersDialog.tsx';

const ConfirmOwnersDialog = lazyDialog<ConfirmOwnersDialogProps>(
  async () => (await import('./ConfirmOwnersDialog.tsx')).ConfirmOwnersDialog,
);

/** Offers owners for published brands that nobody owns, to administrators who can make them owners. */
export function OwnerSuggestions() {
  const client = useApiClient();
  const { isAdmin } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const suggestions = useQuery({ ...callQuery(client, calls.suggestProductOwners), enabled: isAdmin });
  const brands = suggestions.data?.data ?? [];
  if (brands.length === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 4 }}
        action={
          <Button color="inherit" size="small" onClick={() => setIsOpen(true)}>
            <FormattedMessage id="panel.productOwners.review" />
          </Button>
        }
      >
        <FormattedMessage id="panel.productOwners.unowned" values={{ count: brands.length }} />
      </Alert>
      {isOpen ? <ConfirmOwnersDialog brands={brands} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
