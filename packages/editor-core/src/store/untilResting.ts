import type { EditorStore } from './createEditorStore.ts';

/** Idle time to wait for, in ms. */
const restMs = 2000;

/** Resolves when the user hasn't selected or edited anything for a while. */
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
