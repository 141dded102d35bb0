import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { isLocale } from '@vitrina/editor-core/locales';
import { LocaleField } from '@vitrina/editor-ui/locale-field';
import { hasModel } from '@vitrina/editor-ui/text-assist';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';

import { TaskToggle } from '../../text-proposals/TaskToggle.tsx';
import type { ProposalTask } from '../../text-proposals/useTextProposals.ts';
import type { EpackTarget } from '../EditManyDialog.tsx';

/** Packages to propose texts for. */
export interface TextRunTarget {
  readonly packages: EpackTarget;
  readonly count: number;
  /** The locale to suggest. */
  readonly locale: string;
}

interface StartTextRunProps {
  readonly target: TextRunTarget;
  readonly onStarted: (runId: number) => void;
}

/** Form that begins to propose texts for several packages. */
export function StartTextRun({ target, onStarted }: StartTextRunProps) {
  const [task, setTask] = useState<ProposalTask>('write');
  const [locale, setLocale] = useState(target.locale);
  const actions = useQuery(callQuery(useApiClient(), calls.listAiActions)).data?.data.items;
  const start = useCallMutation(calls.createTextRun, { onSuccess: ({ data }) => onStarted(data.id) });
  if (actions && !hasModel(actions)) {
    return (
      <Alert severity="info">
        <FormattedMessage id="builder.proposals.noModel" />
      </Alert>
    );
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        start.run({ body: { ...target.packages, task, locale } });
      }}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Typography>
        <FormattedMessage id="builder.textRun.about" values={{ count: target.count }} />
      </Typography>
      <TaskToggle value={task} isDisabled={start.isPending} onChange={setTask} />
      <LocaleField
        label={<FormattedMessage id="builder.textRun.locale" />}
        hint={<FormattedMessage id="builder.textRun.localeHint" />}
        value={locale}
        onChange={setLocale}
      />
      <FailureAlert failure={start.error} />
      <Button
        type="submit"
        variant="contained"
        loading={start.isPending}
        disabled={locale !== target.locale && !isLocale(locale)}
      >
        <FormattedMessage id="builder.textRun.start" values={{ count: target.count }} />
      </Button>
    </Box>
  );
}
