import { calls } from '@vitrina/api-client/calls';
import type { OwnerSuggestion } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { CheckListControl, FormDialog, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';
import { z } from 'zod';

/** Props of {@link ConfirmOwnersDialog}. */
export interface ConfirmOwnersDialogProps {
  brands: readonly OwnerSuggestion[];
  onClose: () => void;
}

const choiceSchema = z.object({ brands: z.array(z.string()).min(1) });

/** Dialog that makes licenses the owners of the chosen brands; all are chosen at first. */
export function ConfirmOwnersDialog({ brands, onClose }: ConfirmOwnersDialogProps) {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.confirmProductOwners, {
    onSuccess: ({ data: { count } }) => {
      toast.success({ text: intl.formatMessage({ id: 'panel.productOwners.confirmed' }, { count }) });
      onClose();
    },
  });
  const form = useSchemaForm({
    loadSchema: () => Promise.resolve(choiceSchema),
    initial: { brands: brands.map(({ brand }) => brand) },
    onSubmit: (chosen) =>
      runAsync({
        body: {
          brands: brands
            .filter(({ brand }) => chosen.brands.includes(brand))
            .map(({ brand, license }) => ({ brand, licenseId: license.id })),
        },
      }),
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.productOwners.confirmTitle" />}
      submitLabel={<FormattedMessage id="panel.productOwners.confirm" />}
      onClose={onClose}
    >
      <CheckListControl
        form={form}
        name="brands"
        label={<FormattedMessage id="panel.productOwners.confirmText" />}
        options={brands.map(({ brand, license, productCount }) => ({
          value: brand,
          label: intl.formatMessage(
            { id: 'panel.productOwners.suggestion' },
            { brand, license: license.name, count: productCount },
          ),
        }))}
      />
    </FormDialog>
  );
}
