/** A message shown without taking the focus. */
export interface Toast {
  id: number;
  kind: 'success' | 'note' | 'error' | 'progress';
  text: string;
  /** The progress, from 0 to 1; undefined if unknown. */
  part?: number | undefined;
  /** A follow-up action, such as Undo. */
  action?: { label: string; onSelect: () => void };
  /** Code of the failed request, for the report to support. */
  requestId?: string;
}

/** A toast without what the store adds. */
export type ToastDraft = Pick<Toast, 'text' | 'action'>;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts without those that say the same. */
function othersThan({ kind, text }: Pick<Toast, 'kind' | 'text'>): readonly Toast[] {
  return toasts.filter((one) => one.kind !== kind || one.text !== text);
}

function add(draft: Omit<Toast, 'id'>): number {
  const id = nextId++;
  set([...toasts, { ...draft, id }]);
  return id;
}

/** Says what happened from anywhere, inside React or not; `Toaster` shows it. */
export const toast = {
  /** For success and undo: leaves by itself after six seconds. */
  success: (draft: ToastDraft): number => add({ ...draft, kind: 'success' }),
  /** For why something did not happen, where nothing failed: leaves as success does. Said again, it is there once. */
  note: (draft: ToastDraft): number => {
    set(othersThan({ ...draft, kind: 'note' }));
    return add({ ...draft, kind: 'note' });
  },
  /** Only for the failure of a background action without a place on the screen: stays until closed. */
  error: (draft: ToastDraft & Pick<Toast, 'requestId'>): number => add({ ...draft, kind: 'error' }),
  /** For a long action that can be canceled: stays until dismissed. */
  progress: (draft: ToastDraft): number => add({ ...draft, kind: 'progress' }),
  /** Says how far what is under way has come. */
  advance: (id: number, part: number): void =>
    set(toasts.map((other) => (other.id === id ? { ...other, part } : other))),
  dismiss: (id: number): void => set(toasts.filter((other) => other.id !== id)),
  /** Removes all toasts, on sign-out and between tests. */
  clear: (): void => set([]),
};

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Toast[] => toasts,
};
