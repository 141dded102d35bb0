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

/** Finds the app's button for the pressed one of the early page: both pages have the same buttons in the same order. */
function findTwinOfPressed(place: HTMLElement): HTMLButtonElement | undefined {
  const pressed = place.querySelector('[data-pressed]');
  const position = [...place.querySelectorAll('button')].findIndex((button) => button === pressed);
  return document.querySelectorAll<HTMLButtonElement>('#root button')[position];
}

/** Replaces the form of the page's HTML, if any, with the app's form, which continues with its input. */
export function takeOverEarlySignIn(continueWith: (early: EarlyInput) => void): void {
  const place = document.getElementById('early-sign-in');
  const form = place?.querySelector('form');
  if (!place || !form) return;
  const input = readInput(form);
  const focused = document.activeElement;
  const pressed = findTwinOfPressed(place);
  for (const early of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    const field = document.querySelector<HTMLInputElement>(`#root input[name="${CSS.escape(early.name)}"]`);
    if (field) continueIn(field, early, early === focused);
  }
  place.remove();
  continueWith(input);
  if (focused?.matches('[data-pressed]')) pressed?.focus();
  pressed?.click();
}
