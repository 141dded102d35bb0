import type { EditorStore } from './createEditorStore.ts';

/** How long nothing was done by then, in ms. */
const restMs = 2000;

/** Resolves once nothing was selected or edited for a while. */
export function untilResting(store: Pick<EditorStore, 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      resolve();
    };
    let timer = setTimeout(finish, restMs);
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, restMs);
    });
  });
}
