import type { EditorThunk } from '../store/editorState.ts';
import { viewActions } from '../store/viewSlice.ts';
import { goToProblem } from './goToProblem.ts';

const severities = ['error', 'warning', 'info'] as const;

/**
 * Shows the place of the problem after the last shown one, errors first; after the last of all, the first again.
 *
 * @param step - 1 for the next problem, -1 for the one before
 */
export function goToNextProblem(step: 1 | -1): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { catalogue, reportError }) => {
    // The rules of content are not needed to show a page.
    const late = await import('./findProblems.ts').catch(reportError);
    if (!late) return;
    const { document, view } = getState();
    const found = late.findProblems(document, catalogue);
    const problems = severities.flatMap((wanted) => found.filter(({ severity }) => severity === wanted));
    const keys = problems.map(({ code, target }) => JSON.stringify([code, target]));
    const shown = view.shownProblem === undefined ? -1 : keys.indexOf(view.shownProblem.key);
    // A problem that is fixed is no longer in the list: the one that took its place is next.
    const last = view.shownProblem?.index ?? 0;
    const from = shown >= 0 ? shown + step : step === 1 ? last : last - 1;
    const index = (from + problems.length) % problems.length;
    const [problem, key] = [problems[index], keys[index]];
    if (!problem || key === undefined) return;
    dispatch(viewActions.problemShown({ key, index }));
    dispatch(goToProblem(problem.target));
  };
}
