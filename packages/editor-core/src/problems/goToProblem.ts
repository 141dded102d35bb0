import { type PageAddress, rootId } from '@vitrina/epack-model';

import { openPage } from '../loading/openPage.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { isSamePage } from '../store/isSamePage.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { ProblemTarget } from './problem.ts';

/** Shows the place where a problem is fixed, on whichever page, and focuses the field. */
export function goToProblem(target: ProblemTarget): EditorThunk {
  return (dispatch, getState) => {
    const { size } = getState().view;
    switch (target.kind) {
      case 'data':
        dispatch(viewActions.tabOpened('epack-data'));
        dispatch(viewActions.fieldWanted(`data:${target.field}`));
        break;
      case 'templateSettings':
        dispatch(viewActions.tabOpened('editor'));
        dispatch(viewActions.templateSettingsOpened());
        dispatch(viewActions.fieldWanted(`template:${target.field}`));
        break;
      case 'page':
        dispatch(showPage(target.address));
        dispatch(viewActions.selected([]));
        break;
      case 'component':
        dispatch(showPage(target.address));
        if (target.id !== rootId) dispatch(viewActions.selected([target.id]));
        if (target.size !== undefined && target.size !== size) dispatch(viewActions.sizeChosen(target.size));
        if (target.propName !== undefined) dispatch(viewActions.fieldWanted(`prop:${target.propName}`));
    }
  };
}

function showPage(address: PageAddress): EditorThunk {
  return (dispatch, getState) => {
    dispatch(viewActions.tabOpened('editor'));
    if (!isSamePage(getState().document.active, address)) void dispatch(openPage(address));
  };
}
