import { untilUploaded } from '../assets/uploadsUnderWay.ts';
import { goToProblem } from '../problems/goToProblem.ts';
import { useProblems } from '../problems/useProblems.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { saveEpack } from '../saving/saveEpack.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { isUnsaved } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { PublishFlow } from './PublishFlow.tsx';

/** Publishes the package being edited, saving it first where it is unsaved. */
export function PublishDialog() {
  const store = useBuilderStore();
  const { previewUrl } = useEditor();
  const problems = useProblems();
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName);
  const epackId = useBuilder((state) => state.document.epackId);
  const unsaved = useBuilder((state) => state.document.epackId === undefined || isUnsaved(state.document));
  const prepare = async () => {
    if (!(await untilUploaded(store.uploads))) return undefined;
    // The pictures that arrived meanwhile are not saved yet.
    const { document } = store.getState();
    const isSaved = document.epackId !== undefined && !isUnsaved(document);
    if (!isSaved && !(await store.dispatch(saveEpack()))) return undefined;
    return store.getState().document.epackId;
  };
  const close = () => store.dispatch(viewActions.dialogClosed());
  return (
    <PublishFlow
      name={name}
      epackId={epackId}
      catalogue={store.services.catalogue}
      problems={problems
        .filter(({ severity }) => severity === 'error')
        .map(({ text, target }) => ({
          text,
          goTo: () => {
            close();
            store.dispatch(goToProblem(target));
          },
        }))}
      prepare={prepare}
      uploads={store.uploads}
      savesFirst={unsaved}
      previewUrl={epackId === undefined ? undefined : previewUrl(epackId)}
      onClose={close}
      onMend={() => {
        close();
        store.dispatch(viewActions.tabOpened('epack-data'));
      }}
    />
  );
}
