import { getComponent, pageKey, sizes, type PageAddress } from '@vitrina/epack-model';
import { goToProblem, type ProblemTarget } from '@vitrina/editor-core/problems';
import { prepareToPublish } from '@vitrina/editor-core/publishing';
import { isUnsaved, viewActions } from '@vitrina/editor-core/store';
import { getExcerpt } from '@vitrina/editor-core/texts';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { useProblems } from '../problems/useProblems.ts';
import { PublishFlow } from './PublishFlow.tsx';
import { useIsUploading } from './useIsUploading.ts';

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
  // Of saved pages, the server lists the problems, on those that are not loaded here too.
  const isUploading = useIsUploading(store.uploads);
  const hindrances = problems.filter(
    ({ severity, target, code }) =>
      severity === 'error' && (target.kind === 'data' || (unsaved && !(isUploading && code === 'needed'))),
  );
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
      onFinding={({ page, componentId, prop, size }) => {
        close();
        store.dispatch(goToProblem(toTarget(page, componentId, prop, size)));
      }}
      placeOf={({ page, componentId }) => {
        const { epack, active } = store.getState().document;
        const shown = epack.pages[pageKey(page)];
        const component = shown && componentId !== undefined && getComponent(shown, componentId);
        return {
          excerpt: component ? getExcerpt(component, store.services.catalogue) : '',
          isInView: pageKey(page) === pageKey(active),
        };
      }}
      // Problems of a page can't be fixed in the package data.
      onMend={hindrances.some(({ target }) => target.kind === 'data') ? fillIn : undefined}
    />
  );
}

function toTarget(
  address: PageAddress,
  id: number | undefined,
  prop: string | undefined,
  size: string | undefined,
): ProblemTarget {
  if (id === undefined) return { kind: 'page', address };
  const propName = prop?.split('.')[0];
  const known = sizes.find((each) => each === size);
  return {
    kind: 'component',
    address,
    id,
    ...(propName !== undefined && { propName }),
    ...(known && { size: known }),
  };
}
