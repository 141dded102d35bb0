import type { ReactNode } from 'react';

import './overlay.css';

interface NameTagProps {
  /** For a block that is only hovered. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** The name of a block at the corner of its outline. */
export function NameTag({ isQuiet = false, children }: NameTagProps) {
  return <div className={isQuiet ? 'name-tag name-tag-quiet' : 'name-tag'}>{children}</div>;
}
