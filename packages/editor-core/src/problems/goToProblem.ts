import { rootId } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { ProblemTarget } from './findProblems.ts';

/** Shows the place where a problem is fixed and focuses the field. */
export function goToProblem(target: ProblemTarget): EditorThunk {
  return (dispatch) => {
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
        dispatch(viewActions.tabOpened('editor'));
        dispatch(viewActions.selected([]));
        break;
      case 'component':
        dispatch(viewActions.tabOpened('editor'));
        if (target.id !== rootId) dispatch(viewActions.selected([target.id]));
        if (target.size !== undefined) dispatch(viewActions.sizeChosen(target.size));
        if (target.propName !== undefined) dispatch(viewActions.fieldWanted(`prop:${target.propName}`));
    }
  };
}
