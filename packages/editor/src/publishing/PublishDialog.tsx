import { goToProblem } from '@vitrina/editor-core/problems';
import { prepareToPublish } from '@vitrina/editor-core/publishing';
import { isUnsaved, viewActions } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { useProblems } from '../problems/useProblems.ts';
import { PublishFlow } from './PublishFlow.tsx';

/** Renders the publish dialog of the open package. Saves unsaved changes first. */
export function PublishDialog() {
  const store = useEditorStore();
  const { previewUrl } = useEditor();
  const problems = useProblems();
  const nameOf = useEpackName();
  const name = useEditorState((state) => state.document.epack.manifest.productData.productName.trim());
  const type = useEditorState((state) => state.document.epack.type);
  const epackId = useEditorState((state) => state.document.epackId);
  const unsaved = useEditorState(
    (state) => state.document.epackId === undefined || isUnsaved(state.document),
  );
  const hindrances = problems.filter(({ severity }) => severity === 'error');
  const close = () => store.dispatch(viewActions.dialogClosed());
  const fillIn = () => {
    close();
    store.dispatch(viewActions.tabOpened('epack-data'));
  };
  return (
    <PublishFlow
      name={nameOf({ name, type })}
      epackId={epackId}
      catalogue={store.services.catalogue}
      problems={hindrances.map(({ text, target }) => ({
        text,
        goTo: () => {
          close();
          store.dispatch(goToProblem(target));
        },
      }))}
      prepare={() => prepareToPublish(store)}
      uploads={store.uploads}
      savesFirst={unsaved}
      previewUrl={epackId === undefined ? undefined : previewUrl(epackId)}
      onClose={close}
      // Problems of a page can't be fixed in the package data.
      onMend={hindrances.some(({ target }) => target.kind === 'data') ? fillIn : undefined}
    />
  );
}
