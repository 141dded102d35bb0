import type { KeyboardEvent } from 'react';

const rowSelector = 'tbody tr[data-row]';
const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)];
}

/** From a control of one row to the same control of another; to its first where it has no such. */
function moveFocus(from: HTMLElement, key: string): boolean {
  const row = from.closest(rowSelector);
  const rows = [...(row?.closest('table')?.querySelectorAll(rowSelector) ?? [])];
  const target = rows[steps[key]?.(row ? rows.indexOf(row) : 0, rows.length - 1) ?? -1];
  if (!row || !target || target === row) return false;
  const controls = controlsOf(target);
  const control = controls[controlsOf(row).indexOf(from)] ?? controls[0];
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
  return control !== undefined;
}

/**
 * The keyboard in a list: arrows, Home and End go between the rows; Space on what opens a row chooses it, as Enter
 * opens it already.
 *
 * @param onSelect - told which row, by its id
 */
export function useRowKeys(onSelect: ((rowId: string) => void) | undefined) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key in steps && moveFocus(target, key)) event.preventDefault();
    const rowId = target.closest<HTMLElement>(rowSelector)?.dataset.row;
    if (key === ' ' && onSelect && rowId !== undefined && target.dataset.opens !== undefined) {
      event.preventDefault();
      onSelect(rowId);
    }
  };
}
