import { goToProblem } from '../problems/goToProblem.ts';
import { useProblems } from '../problems/useProblems.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { isUnsaved } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { useEpackName } from '../texts/useEpackName.ts';
import { prepareToPublish } from './prepareToPublish.ts';
import { PublishFlow } from './PublishFlow.tsx';

/** Publishes the package being edited, saving it first where it is unsaved. */
export function PublishDialog() {
  const store = useBuilderStore();
  const { previewUrl } = useEditor();
  const problems = useProblems();
  const nameOf = useEpackName();
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName.trim());
  const type = useBuilder((state) => state.document.epack.type);
  const epackId = useBuilder((state) => state.document.epackId);
  const unsaved = useBuilder((state) => state.document.epackId === undefined || isUnsaved(state.document));
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
      // What is wrong on the page is not mended in the package's data.
      onMend={hindrances.some(({ target }) => target.kind === 'data') ? fillIn : undefined}
    />
  );
}
