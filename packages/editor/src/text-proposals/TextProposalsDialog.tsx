import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { maxProposedLength } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { replaceTexts } from '@vitrina/editor-core/texts';
import { useBuilderDispatch, useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { hasModel } from '@vitrina/editor-ui/text-assist';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { listPageTexts, type PageText, toAskedText } from '@vitrina/page-designs';
import { FailureAlert, FormattedMessage, StateView } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { useSourceRecord } from '../source-record/useSourceRecord.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { TaskToggle } from './TaskToggle.tsx';
import { type ProposalTask, type ProposedText, useTextProposals } from './useTextProposals.ts';

/** Dialog in which the language model proposes texts for the page in view, from the package's record. */
export function TextProposalsDialog() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const store = useEditorStore();
  const epackId = useEditorState((state) => state.document.epackId);
  const { locale } = useEditorState((state) => state.document.active);
  const blockTexts = useBlockTexts();
  const record = useSourceRecord();
  const actions = useQuery(callQuery(store.services.client, calls.listAiActions)).data?.data.items;
  const isModelSet = actions && hasModel(actions);
  // The texts stay those the proposals were asked for.
  const [{ texts, skipped }] = useState(() => {
    const page = getActivePage(store.getState());
    const all = page ? listPageTexts(page, store.services.catalogue) : [];
    return { texts: all.filter((text) => !isTooLong(text)), skipped: all.filter(isTooLong) };
  });
  const { proposals, ...asking } = useTextProposals({ epackId: epackId ?? '', locale, texts });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taken = (proposals ?? []).filter(({ key, refusal }) => refusal === null && !left.has(key));
  const close = () => dispatch(viewActions.dialogClosed());
  const apply = () => {
    dispatch(replaceTexts(taken.map((proposal) => ({ ...proposal, words: proposal.after }))));
    close();
  };
  const toggle = (key: string, isTaken: boolean) =>
    setLeft((before) => new Set(isTaken ? [...before].filter((each) => each !== key) : [...before, key]));
  return (
    <GuardedDialog
      isDirty={taken.length > 0}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.command.writeTexts" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {record?.facts ? (
          <>
            <Typography>
              <FormattedMessage
                id="builder.proposals.about"
                values={{ count: texts.length, source: <bdi>{record.source}</bdi> }}
              />
            </Typography>
            {skipped.length > 0 && (
              <Alert severity="info">
                <FormattedMessage
                  id="builder.proposals.skipped"
                  values={{
                    count: skipped.length,
                    names: skipped.map(({ component }) => blockTexts.component(component)).join(', '),
                  }}
                />
              </Alert>
            )}
            {isModelSet === false ? (
              <Alert severity="info">
                <FormattedMessage id="builder.proposals.noModel" />
              </Alert>
            ) : (
              <TaskButtons {...asking} textCount={texts.length} />
            )}
            <FailureAlert failure={asking.error} />
            {proposals && !asking.isAsking && asking.error === undefined && proposals.length === 0 && (
              <StateView state={{ kind: 'empty', title: <FormattedMessage id="builder.proposals.none" /> }} />
            )}
            <ProposalList proposals={proposals ?? []} facts={record.facts} left={left} onTake={toggle} />
          </>
        ) : (
          <StateView
            state={{
              kind: 'empty',
              title: <FormattedMessage id="builder.proposals.noRecord" />,
              text: <FormattedMessage id="builder.proposals.noRecordText" />,
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          <FormattedMessage id="builder.proposals.cancel" />
        </Button>
        <Button variant="contained" disabled={taken.length === 0 || asking.isAsking} onClick={apply}>
          <FormattedMessage id="builder.proposals.apply" values={{ count: taken.length }} />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

const isTooLong = (text: PageText) => toAskedText(text).text.length > maxProposedLength;

interface TaskButtonsProps {
  readonly isAsking: boolean;
  readonly askedCount: number;
  readonly textCount: number;
  readonly ask: (task: ProposalTask) => void;
  readonly stop: () => void;
}

function TaskButtons({ isAsking, askedCount, textCount, ask, stop }: TaskButtonsProps) {
  const intl = useIntl();
  const [task, setTask] = useState<ProposalTask>('write');
  const progress = { done: askedCount, total: textCount };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <TaskToggle value={task} isDisabled={isAsking} onChange={setTask} />
        {isAsking ? (
          <Button variant="outlined" onClick={stop}>
            <FormattedMessage id="builder.proposals.stop" />
          </Button>
        ) : (
          <Button variant="contained" disabled={textCount === 0} onClick={() => ask(task)}>
            <FormattedMessage id="builder.proposals.ask" />
          </Button>
        )}
      </Box>
      {isAsking && (
        <Box role="status">
          <LinearProgress
            variant={askedCount === 0 ? 'indeterminate' : 'determinate'}
            value={(askedCount / textCount) * 100}
            aria-label={intl.formatMessage({ id: 'builder.proposals.progress' }, progress)}
          />
          <Typography variant="caption">
            <FormattedMessage id="builder.proposals.progress" values={progress} />
          </Typography>
        </Box>
      )}
    </Box>
  );
}

interface ProposalListProps {
  readonly proposals: readonly ProposedText[];
  readonly facts: readonly { readonly key: string; readonly text: string }[];
  /** Keys of proposals that the user leaves. */
  readonly left: ReadonlySet<string>;
  readonly onTake: (key: string, isTaken: boolean) => void;
}

function ProposalList({ proposals, facts, left, onTake }: ProposalListProps) {
  const factOf = new Map(facts.map(({ key, text }) => [key, text]));
  const texts = useBlockTexts();
  if (proposals.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {proposals.map((proposal) => (
        <ProposalRow
          key={proposal.key}
          name={texts.component(proposal.component)}
          proposal={proposal}
          sources={proposal.sources.map((key) => factOf.get(key) ?? key)}
          isTaken={proposal.refusal === null && !left.has(proposal.key)}
          onTake={(isTaken) => onTake(proposal.key, isTaken)}
        />
      ))}
    </Box>
  );
}
