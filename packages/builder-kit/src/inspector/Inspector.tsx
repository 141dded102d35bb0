import Typography from '@mui/material/Typography';
import { mvideoTemplate, rootId } from '@vitrina/epack-model';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder, useComponentKey } from '../store/hooks.ts';
import { getActiveId, getActiveKey } from '../store/selectors.ts';
import { MvideoSettings } from '../template-settings/MvideoSettings.tsx';
import { InspectorHeader } from './InspectorHeader.tsx';
import { KeptFields } from './KeptFields.tsx';
import { SeveralSelected } from './SeveralSelected.tsx';

/** Props of {@link Inspector}. */
export interface InspectorProps {
  /** Closes it, where it lies over the page. */
  readonly onClose?: (() => void) | undefined;
}

/** The props of the active component, by section; while nothing is active, what the template itself asks. */
export function Inspector({ onClose }: InspectorProps) {
  // Drawn once there is time for it: what a click selects is to be seen at once.
  const activeId = useDeferredValue(useBuilder(getActiveId));
  const isSeveral = useBuilder((state) => state.view.selection.length > 1);
  const template = useBuilder((state) => state.document.active.template);
  const pageKey = useBuilder(getActiveKey);
  const key = useComponentKey(activeId ?? rootId);
  const definition = useBuilderStore().services.catalogue.find(key ?? '');
  const isShown = activeId !== undefined && definition !== undefined && !isSeveral;
  return (
    <>
      {activeId === undefined && template === mvideoTemplate && <MvideoSettings />}
      {activeId === undefined && template !== mvideoTemplate && <Hint id="builder.inspector.nothing" />}
      {activeId !== undefined && isSeveral && <SeveralSelected />}
      {key !== undefined && definition === undefined && !isSeveral && (
        <Hint id="builder.inspector.unknownBlock" />
      )}
      {isShown && <InspectorHeader id={activeId} definition={definition} onClose={onClose} />}
      <KeptFields key={pageKey} shown={isShown ? { id: activeId, definition } : undefined} />
    </>
  );
}

function Hint({ id }: { id: string }) {
  return (
    <Typography variant="body2" sx={{ p: 4, color: 'text.secondary' }}>
      <FormattedMessage id={id} />
    </Typography>
  );
}
