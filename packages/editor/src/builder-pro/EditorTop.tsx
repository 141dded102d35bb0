import { LeavingQuestion, SaveProblem, WorkKeeping } from '@vitrina/editor-ui/work';

import { TogetherKeeping } from '../together/TogetherKeeping.tsx';
import { SmallScreen } from './SmallScreen.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

/** Props of {@link EditorTop}. */
export interface EditorTopProps extends TopBarProps {
  /** Id of the package in the address; undefined for a new one. */
  readonly epackId: string | undefined;
  readonly isSmall: boolean;
}

/**
 * Renders the top bar together with draft saving and the guard against leaving with unsaved work. They are
 * one component, so that the way out never renders before its guard.
 */
export function EditorTop({ epackId, isSmall, onBack }: EditorTopProps) {
  return (
    <>
      <WorkKeeping />
      <TogetherKeeping />
      <LeavingQuestion epackId={epackId} />
      {isSmall ? <SmallScreen onBack={onBack} /> : <TopBar onBack={onBack} />}
      <SaveProblem />
    </>
  );
}
