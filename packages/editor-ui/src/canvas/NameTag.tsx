import type { ReactNode } from 'react';

import './overlay.css';

interface NameTagProps {
  /** Use a less prominent style, for hovered blocks. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** Renders the name of a block at the corner of its outline. */
export function NameTag({ isQuiet = false, children }: NameTagProps) {
  return <div className={isQuiet ? 'name-tag name-tag-quiet' : 'name-tag'}>{children}</div>;
}
