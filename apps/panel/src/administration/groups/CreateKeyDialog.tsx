import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { keyLifetimes, keyScopes } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import {
  CheckListControl,
  FormDialog,
  SelectControl,
  TextControl,
  useSchemaForm,
} from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { CopyLine } from '../../shared/records/CopyLine.tsx';

/** Props of {@link CreateKeyDialog}. */
export interface CreateKeyProps {
  groupId: number;
  onClose: () => void;
}

/** Dialog with a new key. It closes by its button only: the key is not shown again. */
function ReadyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        <FormattedMessage id="panel.groups.keys.ready" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>
          <FormattedMessage id="panel.groups.keys.once" />
        </Typography>
        <CopyLine text={value} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="panel.groups.keys.copied" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Dialog that creates an API key and shows it once. */
export function CreateKeyDialog({ groupId, onClose }: CreateKeyProps) {
  const intl = useIntl();
  const [value, setValue] = useState<string>();
  const { runAsync } = useCallMutation(calls.createGroupKey);
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).groupKeyInputSchema,
    initial: { name: '', scopes: [], lifetime: 'year' },
    onSubmit: async (body) => {
      const { data } = await runAsync({ params: { id: groupId }, body });
      setValue(data.key);
    },
  });
  if (value !== undefined) return <ReadyDialog value={value} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.groups.keys.new" />}
      submitLabel={<FormattedMessage id="panel.groups.keys.create" />}
      onClose={onClose}
    >
      <TextControl
        form={form}
        name="name"
        label={<FormattedMessage id="panel.groups.name" />}
        hint={<FormattedMessage id="panel.groups.keys.nameHint" />}
      />
      <CheckListControl
        form={form}
        name="scopes"
        label={<FormattedMessage id="panel.groups.keys.scopes" />}
        hint={<FormattedMessage id="panel.groups.keys.scopesHint" />}
        errorTexts={{ 'ui.form.tooShort': 'panel.groups.keys.scopesNeeded' }}
        options={keyScopes.map((scope) => ({
          value: scope,
          label: intl.formatMessage({ id: `panel.groups.scope.${scope}` }),
        }))}
      />
      <SelectControl
        form={form}
        name="lifetime"
        label={<FormattedMessage id="panel.groups.keys.lifetime" />}
        options={keyLifetimes.map((lifetime) => ({
          value: lifetime,
          label: intl.formatMessage({ id: `panel.groups.keys.lifetime.${lifetime}` }),
        }))}
      />
    </FormDialog>
  );
}
