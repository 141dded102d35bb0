import { useEffect } from 'react';
import { pasteComponents } from '@vitrina/editor-core/clipboard';
import { type CommandContext, reportPasteProblem } from '@vitrina/editor-core/commands';
import { removeSelected } from '@vitrina/editor-core/edits';
import { endStep, countSelected, getActivePage, getPageName } from '@vitrina/editor-core/store';

import { getDeepActiveElement, isTypingPlace } from '../dom/deepDom.ts';
import { makeClipboardContent, readClipboardContent } from './clipboardContent.ts';

/**
 * Handles copy, cut, and paste from the browser's shortcuts and menu. These events need no clipboard
 * permission.
 */
export function useClipboardEvents(context: CommandContext): void {
  useEffect(() => {
    const { store, announce, refuse } = context;
    const isElsewhere = () =>
      store.getState().view.tab !== 'editor' ||
      isTypingPlace(getDeepActiveElement()) ||
      document.getSelection()?.isCollapsed === false;
    const write = (event: ClipboardEvent): boolean => {
      const state = store.getState();
      const page = getActivePage(state);
      if (isElsewhere() || page === undefined) return false;
      const { rules } = store.services.catalogue;
      const content = makeClipboardContent(page, state.view.selection, rules, getPageName(state));
      if (content === undefined) return false;
      for (const [type, text] of Object.entries(content)) event.clipboardData?.setData(type, text);
      event.preventDefault();
      return true;
    };
    const onCopy = (event: ClipboardEvent) => {
      if (write(event)) announce({ id: 'builder.announce.copied', values: countSelected(store.getState()) });
    };
    const onCut = (event: ClipboardEvent) => {
      if (!write(event)) return;
      const values = countSelected(store.getState());
      const refusal = store.dispatch(removeSelected());
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.cut', values });
    };
    const onPaste = (event: ClipboardEvent) => {
      // A text that is edited can paste blocks itself.
      if (event.defaultPrevented || isElsewhere()) return;
      const copied = readClipboardContent((type) => event.clipboardData?.getData(type) ?? '');
      if (copied === undefined) return;
      event.preventDefault();
      const problem = store.dispatch(pasteComponents(copied));
      if (problem === undefined)
        announce({ id: 'builder.announce.pasted', values: countSelected(store.getState()) });
      else reportPasteProblem(problem, context);
    };
    // Makes a paste into a text a separate undo step.
    const onAnyPaste = () => {
      store.dispatch(endStep());
      setTimeout(() => store.dispatch(endStep()));
    };
    document.addEventListener('paste', onAnyPaste, true);
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onAnyPaste, true);
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [context]);
}
