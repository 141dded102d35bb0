import { pageKey, type ComponentId, type PageAddress } from '@vitrina/epack-model';
import { openPage } from '@vitrina/editor-core/loading';
import { getActiveKey, viewActions } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** Returns a function that shows a page and selects one of its blocks, if any. */
export function useGoToBlock() {
  const store = useEditorStore();
  return (address: PageAddress, id: ComponentId | null) => {
    const go = async () => {
      store.dispatch(viewActions.tabOpened('editor'));
      if (getActiveKey(store.getState()) !== pageKey(address)) await store.dispatch(openPage(address));
      if (id !== null) store.dispatch(viewActions.selected([id]));
    };
    void go();
  };
}
