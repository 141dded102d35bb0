import type { ComponentType, KeyboardEvent } from 'react';

import './plain.css';

interface PlainChoicesProps {
  readonly id: string;
  readonly labelId: string;
  /** Labels of the options. */
  readonly names: readonly string[];
  /** Icons shown instead of the labels. */
  readonly icons?: readonly ComponentType<{ readonly className?: string }>[] | undefined;
  /** Index of the selected option, or -1 for none. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * Renders a group of options side by side, exactly one of which is selected. The group has one tab stop;
 * arrow keys move between options.
 */
export function PlainChoices({ id, labelId, names, icons, selected, onSelect }: PlainChoicesProps) {
  return (
    <div role="group" id={id} aria-labelledby={labelId} className="plain-choices">
      {names.map((name, index) => {
        const Icon = icons?.[index];
        return (
          <button
            key={name}
            aria-label={Icon && name}
            title={Icon && name}
            type="button"
            aria-pressed={index === selected}
            tabIndex={index === Math.max(0, selected) ? 0 : -1}
            onClick={() => index !== selected && onSelect(index)}
            onKeyDown={moveFocus}
            className="plain-choice"
          >
            {Icon ? <Icon className="plain-choice-icon" /> : name}
          </button>
        );
      })}
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

/** Returns the index that a key moves to. Wraps around at both ends. */
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
