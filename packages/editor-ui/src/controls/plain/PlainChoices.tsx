import type { KeyboardEvent } from 'react';

import './plain.css';

interface PlainChoicesProps {
  readonly id: string;
  readonly labelId: string;
  /** What the choices are called. */
  readonly names: readonly string[];
  /** Index of the one that is chosen, -1 for none. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** Exactly one of a few, side by side. Tab reaches the group once; the arrow keys go along it. */
export function PlainChoices({ id, labelId, names, selected, onSelect }: PlainChoicesProps) {
  return (
    <div role="group" id={id} aria-labelledby={labelId} className="plain-choices">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={index === selected}
          tabIndex={index === Math.max(0, selected) ? 0 : -1}
          onClick={() => index !== selected && onSelect(index)}
          onKeyDown={moveFocus}
          className="plain-choice"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === event.currentTarget);
  const next = findNext(event.key, at, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

/** Where a key leads from one of so many; past the end is the first, before the first the last. */
function findNext(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
