import { type Command, listContextMenu } from '@vitrina/editor-core/commands';
import { type EditorStore, type MenuPlace, viewActions } from '@vitrina/editor-core/store';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { getDeepActiveElement } from '../dom/deepDom.ts';
import { CommandMenu } from '../editor/CommandMenu.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { findPageStop, focusPage } from '../surface/focusPage.ts';

/** Renders the context menu of the selection while it is open. */
export function ContextMenu() {
  const place = useEditorState((state) => state.view.contextMenu);
  return place === undefined ? null : <OpenMenu place={place} />;
}

function OpenMenu({ place }: { readonly place: MenuPlace }) {
  const intl = useIntl();
  const store = useEditorStore();
  const [opener] = useState(getDeepActiveElement);
  const [groups] = useState(() => listContextMenu(store.getState(), store.services.catalogue));
  const close = (command?: Command) => {
    store.dispatch(viewActions.contextMenuClosed());
    // In the next frame, the command has run, and the page shows its result.
    requestAnimationFrame(() => returnFocus(store, opener, command));
  };
  return (
    <CommandMenu
      label={intl.formatMessage({ id: 'builder.contextMenu' })}
      groups={groups}
      anchorReference="anchorPosition"
      anchorPosition={findPosition(place, opener)}
      onClose={close}
    />
  );
}

/** Returns the point of the window where the menu is: below the start of the active block or layer. */
function findPosition(place: MenuPlace, opener: Element | null) {
  if (place !== 'active') return { left: place.leftPx, top: place.topPx };
  const box = (opener?.closest('[data-layer]') ?? findPageStop())?.getBoundingClientRect();
  return { left: box?.left ?? 0, top: Math.min(box?.bottom ?? 0, window.innerHeight) };
}

/** Focuses the layers or the page, from where the menu was opened, unless the command leads elsewhere. */
function returnFocus(store: EditorStore, opener: Element | null, command: Command | undefined): void {
  const { openDialog, editingId, renamedId } = store.getState().view;
  if (openDialog !== undefined || editingId !== undefined || renamedId !== undefined) return;
  const tree = opener?.closest('[role=tree]');
  const next = tree?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
  if (next) next.focus();
  else if (
    command === undefined &&
    opener instanceof HTMLElement &&
    opener !== document.body &&
    opener.isConnected
  )
    opener.focus();
  else focusPage();
}
