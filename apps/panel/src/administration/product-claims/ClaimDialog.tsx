import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { ProductClaim } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, SelectControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

/** Props of {@link ClaimDialog}. */
export interface ClaimDialogProps {
  claim: ProductClaim;
  onClose: () => void;
}

const decisions = ['approve', 'refuse'] as const;

/** Dialog that approves or refuses a claim. Approval transfers the product. */
export function ClaimDialog({ claim, onClose }: ClaimDialogProps) {
  const intl = useIntl();
  const { id, name, license, owner, note } = claim;
  const { runAsync } = useCallMutation(calls.decideProductClaim, {
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'panel.productClaims.done' }) });
      onClose();
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).claimDecisionSchema,
    initial: { decision: 'approve', reason: '' },
    onSubmit: (body) => runAsync({ params: { id }, body }),
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.productClaims.decideTitle" values={{ name }} />}
      submitLabel={<FormattedMessage id="panel.productClaims.save" />}
      onClose={onClose}
    >
      <Typography>
        <FormattedMessage
          id={owner ? 'panel.productClaims.owned' : 'panel.productClaims.unowned'}
          values={{ name, license: license.name, owner: owner?.name ?? '' }}
        />
      </Typography>
      {note ? (
        <Typography color="text.secondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ) : null}
      <SelectControl
        form={form}
        name="decision"
        label={<FormattedMessage id="panel.productClaims.decision" />}
        options={decisions.map((value) => ({
          value,
          label: intl.formatMessage({ id: `panel.productClaims.${value}` }),
        }))}
      />
      <TextControl
        form={form}
        name="reason"
        multiline
        minRows={2}
        label={<FormattedMessage id="panel.productClaims.reason" />}
        hint={<FormattedMessage id="panel.productClaims.reasonHint" />}
      />
    </FormDialog>
  );
}
