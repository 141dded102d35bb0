import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { LicenseInfo } from '@vitrina/api-client/contract';
import { useFormat, FormattedMessage } from '@vitrina/ui-kit';
import { useKeepsTyped } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { isLasting } from '@vitrina/editor-core/publishing';

import { ApprovalButton } from './ApprovalButton.tsx';
import { ApprovalRequest } from './ApprovalRequest.tsx';
import { PartialMatch } from './PartialMatch.tsx';
import { PublicationChanges } from './PublicationChanges.tsx';
import { PublicationFindings } from './PublicationFindings.tsx';
import { PublishFailure } from './PublishFailure.tsx';
import { Published } from './Published.tsx';
import type { PublishFlowProps } from './publishFlowProps.ts';
import { PublishProgress } from './PublishProgress.tsx';
import { PublishTime } from './PublishTime.tsx';
import { ScheduledNotice } from './ScheduledNotice.tsx';
import { ScheduledPublications } from './ScheduledPublications.tsx';
import { isToCome, toMoment } from './localTime.ts';
import { TargetChoice } from './TargetChoice.tsx';
import { useApproval } from './useApproval.ts';
import { usePublicationPreview, type PublicationPreview } from './usePublicationPreview.ts';
import { usePublishing, type PublishingState } from './usePublishing.ts';
import { useIsUploading } from './useIsUploading.ts';
import { useRetailerStates } from './useRetailerStates.ts';

/** Props of {@link PublishSteps}. */
export interface PublishStepsProps extends PublishFlowProps {
  readonly licenses: readonly LicenseInfo[];
}

/** Hints are listed in the editor only. */
const shownFindings = ['error', 'warning'] as const;

/**
 * Renders the steps of publishing: what to fix, choice of license and retailers, changes since the last publication,
 * result.
 */
export function PublishSteps(props: PublishStepsProps) {
  const { licenses, problems, prepare, savesFirst, previewUrl, onClose, onMend } = props;
  const [chosenLicense, setLicense] = useState<number>();
  const preview = usePublicationPreview(props.epackId, chosenLicense);
  const licenseId = chosenLicense ?? getOnlyId(licenses) ?? preview.data?.data.license?.id;
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const { state, publish, rewrite, chooseAgain } = usePublishing(prepare, props.name);
  const retailers = licenses.find(({ id }) => id === licenseId)?.retailers ?? [];
  const retailerIds = retailers.map(({ id }) => id).filter((id) => !excluded.has(id));
  const { timeZone } = useFormat();
  const [time, setTime] = useState<string>();
  const publishDate = time === undefined ? undefined : toMoment(time, timeZone)?.toISOString();
  const isTimeWrong = time !== undefined && !isToCome(time, timeZone);
  const target = licenseId === undefined ? undefined : { licenseId, retailerIds, publishDate };
  const states = useRetailerStates(props.epackId).data?.data.items;
  // Of content that is still on its way the server knows nothing yet.
  const isChanging = useIsUploading(props.uploads) || savesFirst;
  const hindrances = (preview.data?.data.problems ?? []).filter(
    (problem) => problem.severity === 'error' && (!isChanging || isLasting(problem)),
  );

  const approval = useApproval(props);

  const isChosen = chosenLicense !== undefined || excluded.size > 0 || time !== undefined;
  useKeepsTyped(isChosen && !isSent(state));

  if (state.status === 'done') {
    const { publication, epackId } = state;
    return (
      <Published publication={publication} epackId={epackId} previewUrl={previewUrl} onClose={onClose} />
    );
  }
  if (state.status === 'scheduled') return <ScheduledNotice schedule={state.schedule} onClose={onClose} />;
  if (state.status === 'partialMatch' && target) {
    return <PartialMatch match={state.match} onCancel={chooseAgain} onRewrite={() => rewrite(target)} />;
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {state.status === 'failed' && <PublishFailure error={state.error} />}
        {!isChanging &&
          shownFindings.map((severity) => (
            <PublicationFindings
              key={severity}
              findings={(preview.data?.data.findings ?? []).filter((found) => found.severity === severity)}
              severity={severity}
              catalogue={props.catalogue}
              onOpen={props.onFinding}
              placeOf={props.placeOf}
            />
          ))}
        <TargetChoice
          licenses={licenses}
          licenseId={licenseId}
          excluded={excluded}
          states={states}
          problems={problems}
          onMend={onMend}
          onLicense={setLicense}
          onExclude={setExcluded}
        />
        {approval.isNeeded ? (
          <ApprovalRequest epackId={props.epackId} approval={approval} />
        ) : (
          <PublishTime time={time} onChange={setTime} />
        )}
        {props.epackId !== undefined && <ScheduledPublications epackId={props.epackId} />}
        <Changes {...props} preview={preview} excluded={excluded} />
        <PublishProgress
          step={state.status === 'running' ? state.step : undefined}
          uploads={props.uploads}
          savesFirst={savesFirst}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {/* Closing the dialog doesn't stop a publication that was sent. */}
          <FormattedMessage
            id={
              approval.isRequested || (state.status === 'running' && state.step === 'publishing')
                ? 'ui.action.close'
                : 'ui.action.cancel'
            }
          />
        </Button>
        {approval.isNeeded ? (
          <ApprovalButton approval={approval} savesFirst={savesFirst} isDisabled={problems.length > 0} />
        ) : (
          <Button
            variant="contained"
            loading={state.status === 'running'}
            disabled={problems.length > 0 || hindrances.length > 0 || retailerIds.length === 0 || isTimeWrong}
            onClick={() => target && publish(target)}
          >
            <FormattedMessage
              id={`builder.publish.${savesFirst ? 'saveAndPublish' : 'publish'}${time === undefined ? '' : 'Later'}`}
              values={{ count: retailerIds.length }}
            />
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Returns whether the request was sent, so that closing the dialog changes nothing. */
function isSent(state: PublishingState): boolean {
  if (state.status === 'running') return state.step === 'publishing';
  return state.status === 'done' || state.status === 'scheduled';
}

function getOnlyId(licenses: readonly LicenseInfo[]): number | undefined {
  return licenses.length === 1 ? licenses[0]?.id : undefined;
}

type ChangesProps = Pick<
  PublishFlowProps,
  'epackId' | 'catalogue' | 'savesFirst' | 'problems' | 'onFinding' | 'placeOf'
> & {
  readonly preview: PublicationPreview;
  readonly excluded: ReadonlySet<number>;
};

/** Renders the changes to publish. The server compares only the saved version. */
function Changes(props: ChangesProps) {
  const { epackId, catalogue, savesFirst, problems, preview, excluded } = props;
  if (epackId === undefined) return null;
  return (
    <>
      {savesFirst && (
        <Alert severity="info">
          <FormattedMessage id="builder.publish.unsavedChanges" />{' '}
          {isCompared(preview) && <FormattedMessage id="builder.publish.unsavedChanges.compared" />}
        </Alert>
      )}
      <PublicationChanges
        epackId={epackId}
        preview={preview}
        // Missing data is already shown above.
        showsProblems={!savesFirst && problems.length === 0}
        excluded={excluded}
        catalogue={catalogue}
      />
    </>
  );
}

/** Returns whether there is an earlier publication to compare with. */
function isCompared({ data }: PublicationPreview): boolean {
  return data !== undefined && [data.data, ...data.data.byRetailer].some(({ since }) => since !== null);
}
