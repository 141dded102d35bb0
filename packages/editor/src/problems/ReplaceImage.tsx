import Button from '@mui/material/Button';
import { type AssetPlace, putAsset } from '@vitrina/editor-core/assets';
import { LazyAssetsDialog } from '@vitrina/editor-ui/assets/library';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

import { problemButtonStyle } from './problemStyles.ts';

interface ReplaceImageProps {
  readonly place: AssetPlace;
  /** The image's place in words. */
  readonly name: string | undefined;
  /** Called when another image is there, so that the problem may no longer be listed. */
  readonly onReplaced: () => void;
}

/** Opens the library, and puts the chosen image into the place of a problem. */
export function ReplaceImage({ place, name, onReplaced }: ReplaceImageProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="small"
        aria-label={
          name === undefined
            ? undefined
            : intl.formatMessage({ id: 'builder.problem.replaceImageOf' }, { place: name })
        }
        onClick={() => setIsOpen(true)}
        sx={problemButtonStyle}
      >
        <FormattedMessage id="builder.problem.replaceImage" />
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <LazyAssetsDialog
            kind="image"
            onChoose={(asset) => {
              // The dialog returns the focus to its button when it leaves; the panel takes it from there.
              flushSync(() => {
                dispatch(putAsset(place, asset));
                close();
              });
              onReplaced();
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}
