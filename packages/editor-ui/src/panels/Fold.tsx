import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { useId, useState, type ReactNode } from 'react';

import './fold.css';
import { useKeptText } from './useKeptText.ts';

/** Props of {@link Fold}. */
export interface FoldProps {
  /** Storage key of the open state. */
  readonly storageKey: string;
  readonly title: ReactNode;
  readonly isOpenAtFirst: boolean;
  /** Opens a collapsed part, for example to focus a field in it. */
  readonly isWanted?: boolean;
  /** Keeps the part open, without storing it, for example while its contents are searched. */
  readonly isHeldOpen?: boolean;
  readonly children: ReactNode;
}

/** Collapsible part of a side panel. The open state is stored. */
export function Fold(props: FoldProps) {
  const { storageKey, title, isOpenAtFirst, isWanted = false, isHeldOpen = false, children } = props;
  const id = useId();
  const [kept, keep] = useKeptText(storageKey);
  const [isForced, setForced] = useState(false);
  const isOpen = isHeldOpen || isForced || (kept === null ? isOpenAtFirst : kept === 'open');
  if (isWanted && !isOpen) setForced(true);
  const toggle = () => {
    setForced(false);
    keep(isOpen ? 'folded' : 'open');
  };
  return (
    <div className="fold" data-folded={isOpen ? undefined : ''}>
      <h2 className="fold-heading">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={toggle}
          className="fold-title"
        >
          {title}
          <ExpandMore />
        </button>
      </h2>
      {isOpen && (
        <div role="region" id={`${id}-content`} aria-labelledby={`${id}-title`}>
          {children}
        </div>
      )}
    </div>
  );
}
