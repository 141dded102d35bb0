import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { listForPackage } from '@vitrina/editor-core/publishing';
import type { AssetUpload, UploadsUnderWay } from '@vitrina/editor-core/store';
import { useUploads, UploadProgress } from '@vitrina/editor-ui/assets';

import { useIsUploading } from './useIsUploading.ts';

interface PublishProgressProps {
  /** The current step; undefined before the start. */
  readonly step: 'preparing' | 'publishing' | undefined;
  readonly uploads: UploadsUnderWay | undefined;
  readonly savesFirst: boolean;
}

/** Renders the progress of publishing, and the pending image uploads with a button to skip each. */
export function PublishProgress({ step, uploads, savesFirst }: PublishProgressProps) {
  const onTheWay = listForPackage(useUploads(uploads));
  const isUploading = useIsUploading(uploads);
  return (
    <>
      {onTheWay.length > 0 && <Pictures uploads={onTheWay} />}
      {/* Rendered before it has text, since screen readers announce only changes. */}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {step && <Step name={findStep(step, isUploading, savesFirst)} />}
      </Box>
    </>
  );
}

type StepName = 'pictures' | 'saving' | 'publishing';

function findStep(step: 'preparing' | 'publishing', isUploading: boolean, savesFirst: boolean): StepName {
  if (step === 'publishing') return 'publishing';
  if (isUploading) return 'pictures';
  return savesFirst ? 'saving' : 'publishing';
}

function Step({ name }: { name: StepName }) {
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        <FormattedMessage id={`builder.publish.step.${name}`} />
      </Typography>
      {/* Each image has its own progress bar. */}
      {name !== 'pictures' && <LinearProgress aria-hidden />}
    </>
  );
}

function Pictures({ uploads }: { uploads: readonly AssetUpload[] }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        <FormattedMessage id="builder.publish.pictures" />
      </Typography>
      {uploads.map((upload) => (
        <UploadProgress key={upload.key} upload={upload} />
      ))}
    </Box>
  );
}
