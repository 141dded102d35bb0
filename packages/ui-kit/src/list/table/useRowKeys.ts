import type { KeyboardEvent } from 'react';

const rowSelector = 'tbody tr[data-row]';
const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

const steps: Record<string, (position: number, last: number) => number> = {
  ArrowDown: (position, last) => Math.min(position + 1, last),
  ArrowUp: (position) => Math.max(position - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** How many frames to wait for a row to render after scrolling to it; its code may have to load. */
const patienceFrames = 120;

/** The data that keyboard navigation needs about a list. */
interface RowKeys {
  /** The number of rows, rendered or not. */
  count: number;
  /** Scrolls to a row that is not rendered; undefined if all are. */
  reveal: ((position: number) => void) | undefined;
  /** Called with the id of the selected row. */
  onSelect: ((rowId: string) => void) | undefined;
}

/** `aria-rowindex` starts at 1, and the header is the first row. */
const positionOf = (row: Element) => Number(row.getAttribute('aria-rowindex')) - 2;
const rowAt = (table: Element, position: number) =>
  table.querySelector(`${rowSelector}[aria-rowindex="${position + 2}"]`);

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)];
}

/** Focuses the control at the same position in a row; the first one if the row has fewer. */
function focusIn(row: Element, place: number): void {
  const controls = controlsOf(row);
  const control = controls[place] ?? controls[0];
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}

interface Place {
  readonly table: Element;
  readonly position: number;
  /** The place of the control within its row. */
  readonly control: number;
  readonly reveal: RowKeys['reveal'];
}

/**
 * Focuses a row once it is rendered. Scrolls to it in each frame until then: a list whose virtual rows are
 * still loading is shorter than the way to the row.
 */
function focusOnceDrawn(place: Place, frames = patienceFrames): void {
  const { table, position, control, reveal } = place;
  const row = rowAt(table, position);
  if (row) focusIn(row, control);
  else if (frames > 0) {
    reveal?.(position);
    requestAnimationFrame(() => focusOnceDrawn(place, frames - 1));
  }
}

/** Moves the focus to the same control of another row. Returns whether there is another row. */
function moveFocus(from: HTMLElement, key: string, { count, reveal }: RowKeys): boolean {
  const row = from.closest(rowSelector);
  const table = row?.closest('table');
  if (!row || !table) return false;
  const position = positionOf(row);
  const target = steps[key]?.(position, count - 1) ?? position;
  if (target === position) return false;
  focusOnceDrawn({ table, position: target, control: controlsOf(row).indexOf(from), reveal });
  return true;
}

/**
 * Keyboard navigation in a list: arrows, Home and End move between rows; Space selects a row, and Enter opens
 * it.
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
