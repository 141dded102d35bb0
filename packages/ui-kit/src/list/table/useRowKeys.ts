import type { KeyboardEvent } from 'react';

const rowSelector = 'tbody tr[data-row]';
const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

const steps: Record<string, (position: number, last: number) => number> = {
  ArrowDown: (position, last) => Math.min(position + 1, last),
  ArrowUp: (position) => Math.max(position - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** So many frames a row may take to be drawn after the list was scrolled to it; what draws it may have to be loaded. */
const patienceFrames = 120;

/** What the keyboard needs to know of a list. */
interface RowKeys {
  /** How many rows there are, drawn or not. */
  count: number;
  /** Scrolls to a row that is not drawn; none where all are. */
  reveal: ((position: number) => void) | undefined;
  /** Told which row was chosen, by its id. */
  onSelect: ((rowId: string) => void) | undefined;
}

/** The head is the first row, and rows are counted from 1. */
const positionOf = (row: Element) => Number(row.getAttribute('aria-rowindex')) - 2;
const rowAt = (table: Element, position: number) =>
  table.querySelector(`${rowSelector}[aria-rowindex="${position + 2}"]`);

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)];
}

/** To the control of a row that stands where this one stands in its own; to its first where it has no such. */
function focusIn(row: Element, place: number): void {
  const controls = controlsOf(row);
  const control = controls[place] ?? controls[0];
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}

function focusOnceDrawn(table: Element, position: number, place: number, frames = patienceFrames): void {
  const row = rowAt(table, position);
  if (row) focusIn(row, place);
  else if (frames > 0) requestAnimationFrame(() => focusOnceDrawn(table, position, place, frames - 1));
}

/** From a control of one row to the same control of another. Answers whether there is another. */
function moveFocus(from: HTMLElement, key: string, { count, reveal }: RowKeys): boolean {
  const row = from.closest(rowSelector);
  const table = row?.closest('table');
  if (!row || !table) return false;
  const position = positionOf(row);
  const target = steps[key]?.(position, count - 1) ?? position;
  if (target === position) return false;
  if (!rowAt(table, target)) reveal?.(target);
  focusOnceDrawn(table, target, controlsOf(row).indexOf(from));
  return true;
}

/**
 * The keyboard in a list: arrows, Home and End go between the rows; Space on what opens a row chooses it, as Enter
 * opens it already.
 */
export function useRowKeys(keys: RowKeys) {
  const { onSelect } = keys;
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key in steps && moveFocus(target, key, keys)) event.preventDefault();
    const rowId = target.closest<HTMLElement>(rowSelector)?.dataset.row;
    if (key === ' ' && onSelect && rowId !== undefined && target.dataset.opens !== undefined) {
      event.preventDefault();
      onSelect(rowId);
    }
  };
}
