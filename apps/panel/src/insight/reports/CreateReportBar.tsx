import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import { errorMessageId, useAddressQuery, useCallMutation, withParam } from '@vitrina/session';
import { FilterMenu, SelectField, FormattedMessage } from '@vitrina/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { focusFilter } from '../statistics/focusFilter.ts';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { TooWideRange } from '../statistics/TooWideRange.tsx';
import { useStatisticsFilters } from '../statistics/useStatisticsFilters.ts';
import { findMissing, readDraft, reportKinds, toReportInput, type ReportDraft } from './reportDraft.ts';
import { useStatisticsGroupOptions } from './useStatisticsGroupOptions.ts';

function useDraft() {
  const statistics = useStatisticsFilters();
  const [query, changeQuery] = useAddressQuery();
  const choose = (name: 'kind' | 'group', value: string | undefined) =>
    changeQuery((current) => withParam(current, name, value), { replace: true });
  return { statistics, draft: { ...readDraft(query), filters: statistics.filters }, choose };
}

/** Creates a report. Keeps the reason of a refusal until a filter changes. */
function useCreateReport(onCreated: () => void) {
  const [missingId, setMissingId] = useState<LabelId>();
  const { run, isPending, error, reset } = useCallMutation(calls.createReport, { onSuccess: onCreated });
  return {
    isPending,
    /** Message ID of the reason. */
    problem: missingId ?? (error && errorMessageId(error)),
    /** @param messageId - message about the missing filter value */
    refuse: (messageId: LabelId) => {
      if (error) reset();
      setMissingId(messageId);
    },
    forgetProblem: () => {
      setMissingId(undefined);
      // A reset would discard a pending request.
      if (error) reset();
    },
    create: (draft: ReportDraft) => {
      setMissingId(undefined);
      run({ body: toReportInput(draft) });
    },
  };
}

function KindChoice({
  draft,
  choose,
}: {
  draft: ReportDraft;
  choose: (name: 'kind' | 'group', value: string | undefined) => void;
}) {
  const intl = useIntl();
  const groups = useStatisticsGroupOptions();
  return (
    <>
      <SelectField
        aria-label={intl.formatMessage({ id: 'insight.report.kind' })}
        value={draft.kind}
        options={reportKinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `insight.report.kind.${value}` }),
        }))}
        onChange={(kind) => choose('kind', kind === reportKinds[0] ? undefined : kind)}
      />
      {draft.kind === 'statisticsGroup' ? (
        <Box data-filter="group" sx={{ display: 'contents' }}>
          <FilterMenu
            isSingle
            label={intl.formatMessage({ id: 'insight.report.group' })}
            options={groups}
            value={draft.statisticsGroupId === undefined ? [] : [draft.statisticsGroupId]}
            onChange={([id]) => choose('group', id === undefined ? undefined : String(id))}
          />
        </Box>
      ) : null}
    </>
  );
}

/** Filters of a new report and the button that creates it. Shows missing values below. */
export function CreateReportBar({ onCreated }: { onCreated: () => void }) {
  const { statistics, draft, choose } = useDraft();
  const bar = useRef<HTMLDivElement>(null);
  const { isPending, problem, refuse, forgetProblem, create } = useCreateReport(onCreated);
  const start = () => {
    const missing = findMissing(draft);
    if (!missing) create(draft);
    else {
      refuse(missing.messageId);
      focusFilter(bar.current, missing.filter);
    }
  };
  const change: typeof statistics.change = (part) => {
    forgetProblem();
    statistics.change(part);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <StatisticsFilterBar {...statistics} change={change} barRef={bar} hasViews={false}>
        <KindChoice
          draft={draft}
          choose={(name, value) => {
            forgetProblem();
            choose(name, value);
          }}
        />
      </StatisticsFilterBar>
      {problem === 'api.error.rangeTooWide' ? (
        <TooWideRange today={statistics.today} change={change} />
      ) : problem === undefined ? null : (
        <Alert severity="error" role="alert">
          <FormattedMessage id={problem} />
        </Alert>
      )}
      <Box>
        <Button variant="contained" onClick={start} loading={isPending}>
          <FormattedMessage id="insight.report.create" />
        </Button>
      </Box>
    </Box>
  );
}
