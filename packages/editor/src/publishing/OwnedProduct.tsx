import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Named } from '@vitrina/api-client/contract';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';

import type { ClaimProductDialogProps } from './ClaimProductDialog.tsx';

const ClaimProductDialog = lazyDialog<ClaimProductDialogProps>(
  async () => (await import('./ClaimProductDialog.tsx')).ClaimProductDialog,
);

interface OwnedProductProps {
  readonly epackId: string;
  readonly owner: Named;
  /** The license to publish under. */
  readonly license: Named | null;
}

/** Says which license the product belongs to, and lets the user claim it. */
export function OwnedProduct({ epackId, owner, license }: OwnedProductProps) {
  const [isClaiming, setIsClaiming] = useState(false);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => setIsClaiming(true)}>
          <FormattedMessage id="builder.owners.claim" />
        </Button>
      }
    >
      <FormattedMessage id="builder.owners.owned" values={{ owner: owner.name }} />
      {isClaiming ? (
        <ClaimProductDialog epackId={epackId} license={license} onClose={() => setIsClaiming(false)} />
      ) : null}
    </Alert>
  );
}
