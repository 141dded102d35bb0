import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FileKind } from '@vitrina/api-client';
import { acceptOf, orderFrames } from '@vitrina/editor-core/assets';
import { colors, FileButton, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { FolderButton } from '../../assets/FolderButton.tsx';
import { takeKinds } from '../../assets/takeKinds.ts';
import { TurnButtons } from '../../assets/turn/TurnButtons.tsx';
import { UploadProgress } from '../../assets/UploadProgress.tsx';
import { useUploadUnderWay } from '../../assets/useAssetUpload.ts';
import { useListTarget } from '../../assets/useAssetTarget.ts';
import { useFileDrop } from '../../assets/useFileDrop.ts';
import { useStartSequence } from '../../assets/useUploads.ts';
import type { PropScope } from '../../edited-component/controlProps.ts';

interface AddFilesProps {
  readonly kind: FileKind;
  readonly scope: PropScope;
  /** The most files the list takes. */
  readonly max: number;
  readonly count: number;
  /** Whether the files are the frames of a rotation, which can also be made. */
  readonly isSequence: boolean;
}

/**
 * Adds any number of files to a list at once, sorted by the numbers in their names. Tells which numbers are missing
 * and how many files there is no room for.
 */
export function AddFiles({ kind, scope, max, count, isSequence }: AddFilesProps) {
  const intl = useIntl();
  const room = max - count;
  const { target, toTurnTarget } = useListTarget(scope, kind);
  const upload = useUploadUnderWay(target.key);
  const startSequence = useStartSequence();
  const [notes, setNotes] = useState<Notes>();
  const add = (files: readonly File[]) => {
    const { taken, leftOutCount } = takeKinds(files, [kind]);
    const { frames, missing } = orderFrames(taken);
    setNotes({ missing, left: Math.max(0, frames.length - room), leftOutCount });
    startSequence(target, frames.slice(0, room));
  };
  const { isOver, ...dropHandlers } = useFileDrop(add);
  return (
    <Box {...dropHandlers} sx={isOver ? overStyle : columnStyle}>
      {upload && <UploadProgress upload={upload} />}
      {notes && <SequenceNotes {...notes} onClose={() => setNotes(undefined)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          accept={acceptOf([kind])}
          isMultiple
          inputLabel={intl.formatMessage({ id: 'builder.assets.chooseFiles' })}
          disabled={room === 0}
          onFiles={add}
        >
          <FormattedMessage id="builder.listControl.addFiles" />
        </FileButton>
        <FolderButton disabled={room === 0} onFiles={add} />
        {isSequence && (
          <TurnButtons
            maxFrames={max}
            isReplacing={count > 0}
            onMade={({ files, rowCount }) => startSequence(toTurnTarget(rowCount), files)}
          />
        )}
      </Box>
    </Box>
  );
}

interface Notes {
  readonly missing: readonly number[];
  /** Files there was no room for. */
  readonly left: number;
  /** Files of other kinds in a folder. */
  readonly leftOutCount: number;
}

function SequenceNotes({ missing, left, leftOutCount, onClose }: Notes & { readonly onClose: () => void }) {
  const intl = useIntl();
  if (missing.length === 0 && left === 0 && leftOutCount === 0) return null;
  return (
    <Alert severity={missing.length + left > 0 ? 'warning' : 'info'} onClose={onClose}>
      {missing.length > 0 && (
        <FormattedMessage
          id="builder.listControl.missing"
          values={{ count: missing.length, numbers: intl.formatList(missing.slice(0, maxNamed).map(String)) }}
        />
      )}{' '}
      {left > 0 && <FormattedMessage id="builder.listControl.noRoom" values={{ count: left }} />}{' '}
      {leftOutCount > 0 && <FormattedMessage id="builder.folder.leftOut" values={{ count: leftOutCount }} />}
    </Alert>
  );
}

const maxNamed = 12;

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 2, borderRadius: '6px' } as const;

const overStyle = { ...columnStyle, outline: `2px dashed ${colors.accent}`, outlineOffset: 4 } as const;
