import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { ReplacementKind } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import {
  SelectControl,
  SwitchControl,
  TextListControl,
  useFormValue,
  useSchemaForm,
} from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import type { EpackTarget } from '../EditManyDialog.tsx';
import { pairStyle, ReplacementFields } from './ReplacementFields.tsx';

/** The packages to search. */
export interface ReplacementTarget {
  readonly packages: EpackTarget;
  /** Undefined if they are all that the user can open. */
  readonly count: number | undefined;
}

interface ReplacementFormProps {
  readonly target: ReplacementTarget;
  readonly apiBaseUrl: string;
  readonly onFound: (id: number) => void;
}

const kinds: readonly ReplacementKind[] = ['text', 'image', 'link', 'block', 'value'];
const loadSchema = async () => (await import('@vitrina/api-client/contract')).replacementCriteriaSchema;

/** Form that begins to search packages for something to replace. */
export function ReplacementForm({ target, apiBaseUrl, onFound }: ReplacementFormProps) {
  const intl = useIntl();
  const client = useApiClient();
  const form = useSchemaForm({
    loadSchema,
    initial: {
      kind: 'text',
      find: '',
      replace: '',
      matchCase: false,
      wholeWord: false,
      locales: [],
      templates: [],
    },
    onSubmit: async ({ locales = [], templates = [], ...criteria }) => {
      const { data } = await client.call(calls.createReplacement, {
        body: {
          ...target.packages,
          criteria: {
            ...criteria,
            ...(locales.length > 0 && { locales }),
            ...(templates.length > 0 && { templates }),
          },
        },
      });
      onFound(data.id);
    },
  });
  const kind = useFormValue(form, 'kind');
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={formStyle}>
      <Typography sx={{ color: 'text.secondary' }}>
        {target.count === undefined ? (
          <FormattedMessage id="builder.replace.inAll" />
        ) : (
          <FormattedMessage id="builder.replace.inSelected" values={{ count: target.count }} />
        )}
      </Typography>
      <SelectControl
        form={form}
        name="kind"
        label={<FormattedMessage id="builder.replace.kind" />}
        options={kinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `builder.replace.kind.${value}` }),
        }))}
      />
      <ReplacementFields key={kind} kind={kind} form={form} apiBaseUrl={apiBaseUrl} />
      {kind === 'text' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          <SwitchControl
            form={form}
            name="matchCase"
            label={<FormattedMessage id="builder.replace.case" />}
          />
          <SwitchControl
            form={form}
            name="wholeWord"
            label={<FormattedMessage id="builder.replace.word" />}
          />
        </Box>
      )}
      <Box sx={pairStyle}>
        <TextListControl
          form={form}
          name="locales"
          label={<FormattedMessage id="builder.replace.locales" />}
          hint={<FormattedMessage id="builder.replace.allIfEmpty" />}
        />
        <TextListControl
          form={form}
          name="templates"
          label={<FormattedMessage id="builder.replace.templates" />}
          hint={<FormattedMessage id="builder.replace.allIfEmpty" />}
        />
      </Box>
      <FailureAlert failure={form.failure} />
      <Button type="submit" variant="contained" loading={form.isPending} sx={{ justifySelf: 'start' }}>
        <FormattedMessage id="builder.replace.search" />
      </Button>
    </Box>
  );
}

const formStyle = { display: 'grid', gap: 4, maxWidth: 760 } as const;
