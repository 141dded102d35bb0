import Close from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import type { BlockDefinition } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { memo, type ReactNode } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';

import './header.css';
import { focusPage } from '../surface/focusPage.ts';
import { PlainList } from '../controls/plain/PlainList.tsx';
import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';
import { ComponentName } from '../texts/ComponentName.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { LibraryNotice } from './LibraryNotice.tsx';
import { LockNotice } from './LockNotice.tsx';

interface InspectorHeaderProps {
  readonly id: ComponentId;
  /** `undefined` for a block that isn't in the catalog. */
  readonly definition?: BlockDefinition;
  readonly onClose?: (() => void) | undefined;
  /** The filter of the fields below. */
  readonly children?: ReactNode;
}

/** Shows the name of the edited block and its preview state. */
export const InspectorHeader = memo(function InspectorHeader({
  id,
  definition,
  onClose,
  children,
}: InspectorHeaderProps) {
  const intl = useIntl();
  const size = useEditorState((state) => state.view.size);
  return (
    <div className="inspector-head">
      <div className="inspector-title">
        <h2 className="inspector-name">
          <ComponentName id={id} />
        </h2>
        <span className="inspector-size">
          <FormattedMessage id={`builder.size.${size}`} />
        </span>
        {onClose && (
          <IconButton
            aria-label={intl.formatMessage({ id: 'ui.action.close' })}
            onClick={() => {
              // Moves focus before this button unmounts.
              focusPage();
              onClose();
            }}
          >
            <Close />
          </IconButton>
        )}
      </div>
      <LockNotice id={id} />
      <LibraryNotice id={id} />
      {definition && definition.previewStates.length > 0 && (
        <PreviewStateSelect id={id} definition={definition} />
      )}
      {children}
    </div>
  );
});

function PreviewStateSelect({ id, definition }: { id: ComponentId; definition: BlockDefinition }) {
  const intl = useIntl();
  const texts = useBlockTexts();
  const dispatch = useBuilderDispatch();
  const shown = useEditorState((state) => state.view.previewStates[id]);
  const { previewStates } = definition;
  return (
    <>
      <div aria-hidden className="inspector-state">
        <FormattedMessage id="builder.inspector.state" />
      </div>
      <PlainList
        label={intl.formatMessage({ id: 'builder.inspector.state' })}
        names={[
          intl.formatMessage({ id: 'builder.inspector.state.normal' }),
          ...previewStates.map((state) => texts.state(definition.key, state)),
        ]}
        selected={shown === undefined ? 0 : previewStates.indexOf(shown) + 1}
        onSelect={(index) => dispatch(viewActions.previewStateChosen(id, previewStates[index - 1]))}
      />
    </>
  );
}
