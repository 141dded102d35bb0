import Typography from '@mui/material/Typography';
import { mvideoTemplate, rootId } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { getActiveId, getActiveKey } from '@vitrina/editor-core/store';

import { BesidePage } from '../panels/BesidePage.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState, useComponentKey } from '../store/hooks.ts';
import { MvideoSettings } from '../template-settings/MvideoSettings.tsx';
import { FilterBar } from './FilterBar.tsx';
import { InspectorFilterContext, noFilter } from './InspectorFilter.ts';
import { InspectorHeader } from './InspectorHeader.tsx';
import { KeptFields } from './KeptFields.tsx';
import { useKeptKinds } from './keptKinds.ts';
import { SeveralSelected } from './SeveralSelected.tsx';

/** Props of {@link Inspector}. */
export interface InspectorProps {
  /** Closes the inspector, if it covers the page. */
  readonly onClose?: (() => void) | undefined;
}

/** Shows the props of the active component by section, or the template settings if no component is active. */
export function Inspector(props: InspectorProps) {
  // Components of different pages can have the same ID.
  const key = useEditorState(getActiveKey);
  const activeId = useEditorState(getActiveId);
  return (
    <BesidePage subject={activeId}>
      <PageInspector key={key} {...props} />
    </BesidePage>
  );
}

function PageInspector({ onClose }: InspectorProps) {
  const activeId = useEditorState(getActiveId);
  const isSeveral = useEditorState((state) => state.view.selection.length > 1);
  const template = useEditorState((state) => state.document.active.template);
  const key = useComponentKey(activeId ?? rootId);
  const definition = useEditorStore().services.catalogue.find(key ?? '');
  const hasFields = activeId !== undefined && definition !== undefined && !isSeveral;
  const { kinds, shown } = useKeptKinds(hasFields ? { id: activeId, definition } : undefined);
  const [filter, setFilter] = useState(noFilter);
  const isFieldWanted = useEditorState(({ view }) => view.wantedField?.startsWith('prop:') === true);
  if (isFieldWanted && filter !== noFilter) setFilter(noFilter);
  const filterBar = <FilterBar filter={filter} onFilter={setFilter} />;
  return (
    <InspectorFilterContext value={filter}>
      {activeId === undefined && template === mvideoTemplate && <MvideoSettings />}
      {activeId === undefined && template !== mvideoTemplate && <Hint id="builder.inspector.nothing" />}
      {activeId !== undefined && isSeveral && <SeveralSelected filterBar={filterBar} />}
      {activeId !== undefined && key !== undefined && definition === undefined && !isSeveral && (
        <>
          <InspectorHeader id={activeId} onClose={onClose} />
          <Hint id="builder.inspector.unknownBlock" />
        </>
      )}
      {hasFields && shown && (
        <InspectorHeader id={shown.id} definition={shown.definition} onClose={onClose}>
          {filterBar}
        </InspectorHeader>
      )}
      <KeptFields kinds={kinds} shown={hasFields ? shown : undefined} />
    </InspectorFilterContext>
  );
}

function Hint({ id }: { id: LabelId }) {
  return (
    <Typography variant="body2" sx={{ p: 4, color: 'text.secondary' }}>
      <FormattedMessage id={id} />
    </Typography>
  );
}
