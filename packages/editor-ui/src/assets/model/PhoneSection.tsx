import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Asset, UploadedFile } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { DialogBoundary } from '../../dialogs/DialogBoundary.tsx';
import { formatSize, listMeasures } from '../fileMeasures.tsx';
import type { LighterDialogProps } from './LighterDialog.tsx';
import { listExcesses, sortFindings } from './modelNotes.ts';
import { ModelSection } from './ModelSection.tsx';

const LighterDialog = lazyDialog<LighterDialogProps>(
  async () => (await import('./LighterDialog.tsx')).LighterDialog,
);

interface PhoneSectionProps {
  readonly fileId: string;
  /** Called with the lighter copy in the library, if the user prefers it. */
  readonly onReplace: (lighter: Asset) => void;
}

/** Tells what phones have to load and draw, and makes a lighter copy of the model. */
export function PhoneSection({ fileId, onReplace }: PhoneSectionProps) {
  const { data: file } = useQuery(callQuery(useApiClient(), calls.getFile, { params: { id: fileId } }));
  const [lighter, setLighter] = useState<UploadedFile>();
  const { run, isPending, error } = useCallMutation(calls.lightenModel, {
    onSuccess: ({ data }) => setLighter(data),
  });
  const close = () => setLighter(undefined);
  const keeping = useCallMutation(calls.addAsset, {
    onSuccess: ({ data }) => {
      onReplace(data);
      close();
    },
  });
  return (
    <ModelSection title={<FormattedMessage id="builder.model.phones" />} justifyItems="start">
      {file && <Facts file={file.data} />}
      <FailureAlert failure={error} />
      <Button variant="outlined" loading={isPending} onClick={() => run({ params: { id: fileId } })}>
        <FormattedMessage id="builder.model.lighten" />
      </Button>
      {file && lighter && (
        <DialogBoundary onClose={close}>
          <LighterDialog
            before={file.data}
            after={lighter}
            isPending={keeping.isPending}
            error={keeping.error}
            onUse={() => keeping.run({ body: { fileId: lighter.id } })}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </ModelSection>
  );
}

function Facts({ file }: { readonly file: UploadedFile }) {
  const intl = useIntl();
  const excesses = listExcesses(file);
  const { notes, otherCodes } = sortFindings(file.facts.findings);
  const measures = [...listMeasures(file, intl), formatSize(file.sizeBytes, intl)];
  return (
    <>
      <Typography variant="body2" component="ul" sx={listStyle}>
        {measures.map((measure, index) => (
          <li key={index}>{measure}</li>
        ))}
      </Typography>
      {excesses.length > 0 && (
        <Alert severity="warning" sx={{ width: 1 }}>
          {excesses.map((excess) => (
            <div key={excess}>
              <FormattedMessage id={`builder.model.excess.${excess}`} />
            </div>
          ))}
        </Alert>
      )}
      {notes.length + otherCodes.length > 0 && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {notes.map((note) => (
            <div key={note}>
              <FormattedMessage id={`builder.model.note.${note}`} />
            </div>
          ))}
          {otherCodes.length > 0 && (
            <details>
              <summary>
                <FormattedMessage id="builder.model.otherNotes" values={{ count: otherCodes.length }} />
              </summary>
              <Box sx={{ overflowWrap: 'anywhere' }}>{otherCodes.join(', ')}</Box>
            </details>
          )}
        </Typography>
      )}
    </>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', color: 'text.secondary' } as const;
