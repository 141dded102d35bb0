import type { BlockDefinition } from '@vitrina/block-kit';
import { getComponent } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { getCommand } from '@vitrina/editor-core/commands';
import { listSharedProps } from '@vitrina/editor-core/props';
import { countSelected, getActivePage } from '@vitrina/editor-core/store';

import './header.css';
import { ShownSeveralFields } from '../edited-component/ShownFields.tsx';
import { useEditor } from '../editor/EditorContext.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { RestedContext } from './RestedContext.ts';
import { Sections } from './Sections.tsx';

const offered = ['duplicate', 'copy', 'cut', 'delete', 'move-up', 'move-down'].map(getCommand);

const noNames: readonly string[] = [];

/** Shows the actions for several selected blocks, and the settings they share. */
export function SeveralSelected({ filterBar }: { readonly filterBar: ReactNode }) {
  const intl = useIntl();
  const { runCommand } = useEditor();
  const count = useEditorState((state) => countSelected(state).count);
  const ids = useEditorState((state) => state.view.selection);
  const definition = useSharedDefinition();
  return (
    <>
      <div className="inspector-head">
        <h2 className="inspector-name">
          <FormattedMessage id="builder.inspector.several" values={{ count }} />
        </h2>
        <div className="inspector-actions">
          {offered.map((command) => (
            <button
              key={command.id}
              type="button"
              className="plain-choice"
              onClick={() => runCommand(command)}
            >
              {intl.formatMessage({ id: command.labelId })}
            </button>
          ))}
        </div>
        {filterBar}
      </div>
      {definition && (
        <div className="inspector-fields">
          <ShownSeveralFields ids={ids}>
            <RestedContext value={true}>
              <Sections definition={definition} unused={noNames} />
            </RestedContext>
          </ShownSeveralFields>
        </div>
      )}
    </>
  );
}

/** Returns the block of the active component with only the props that all selected blocks share. */
function useSharedDefinition(): BlockDefinition | undefined {
  const { catalogue } = useEditorStore().services;
  const keys = useEditorState((state) => {
    const page = getActivePage(state);
    return state.view.selection.map((id) => (page && getComponent(page, id)?.componentKey) ?? '');
  }, shallowEqual);
  return useMemo(() => {
    const definitions = keys.map((key) => catalogue.find(key));
    const last = definitions.at(-1);
    if (last === undefined || !definitions.every((each) => each !== undefined)) return undefined;
    const props = listSharedProps(definitions);
    const isShared = ([name]: [string, unknown]) => Object.hasOwn(props, name);
    return { ...last, props, ownProps: Object.fromEntries(Object.entries(last.ownProps).filter(isShared)) };
  }, [keys, catalogue]);
}
