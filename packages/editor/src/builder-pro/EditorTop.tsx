import { LeavingQuestion, SaveProblem, WorkKeeping } from '@vitrina/editor-ui/work';

import { SmallScreen } from './SmallScreen.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

/** Props of {@link EditorTop}. */
export interface EditorTopProps extends TopBarProps {
  /** The package that the address names; undefined for a new one. */
  readonly epackId: string | undefined;
  readonly isSmall: boolean;
}

/**
 * The bar over the editor, with what keeps the work and holds back who would leave it. One part, so that the way out is
 * never there before what guards it.
 */
export function EditorTop({ epackId, isSmall, onBack }: EditorTopProps) {
  return (
    <>
      <WorkKeeping />
      <LeavingQuestion epackId={epackId} />
      {isSmall ? <SmallScreen onBack={onBack} /> : <TopBar onBack={onBack} />}
      <SaveProblem />
    </>
  );
}
