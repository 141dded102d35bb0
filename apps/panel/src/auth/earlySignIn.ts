import type { EarlyInput } from '@vitrina/session';

function readInput(form: HTMLFormElement): EarlyInput {
  const entered = new FormData(form);
  const read = (name: string) => {
    const value = entered.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: { login: read('login'), password: read('password') },
    isSubmitted: form.dataset.submitted !== undefined,
  };
}

/** Gives a field of the app's form the value, focus and cursor of the early one. */
function continueIn(field: HTMLInputElement, early: HTMLInputElement, hasFocus: boolean): void {
  field.value = early.value;
  if (!hasFocus) return;
  field.focus();
  field.setSelectionRange(early.selectionStart, early.selectionEnd);
}

/**
 * Replaces the form of the page's HTML by that of the app, and returns what was entered there; undefined without such a
 * form.
 */
export function takeOverEarlySignIn(): EarlyInput | undefined {
  const place = document.getElementById('early-sign-in');
  const form = place?.querySelector('form');
  if (!place || !form) return undefined;
  const input = readInput(form);
  const focused = document.activeElement;
  for (const early of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    const field = document.querySelector<HTMLInputElement>(`#root input[name="${CSS.escape(early.name)}"]`);
    if (field) continueIn(field, early, early === focused);
  }
  place.remove();
  return input;
}
