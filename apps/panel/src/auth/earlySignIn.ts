import type { Credentials } from '@vitrina/session';

/** Input of the sign-in form from before the app had loaded. */
export interface EarlySignIn {
  readonly values: Credentials;
  /** Whether the form was submitted, which only the app can do. */
  readonly isSubmitted: boolean;
}

const findPlace = () => document.getElementById('early-sign-in');

/** Reads what was entered into the form of the page's HTML; undefined without such a form. */
export function readEarlySignIn(): EarlySignIn | undefined {
  const form = findPlace()?.querySelector('form');
  if (!form) return undefined;
  const entered = new FormData(form);
  const read = (name: keyof Credentials) => {
    const value = entered.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: { login: read('login'), password: read('password') },
    isSubmitted: form.dataset.submitted !== undefined,
  };
}

/** Moves the focus to the same field of the app's form, and removes the form of the page's HTML. */
export function replaceEarlySignIn(): void {
  const place = findPlace();
  if (!place) return;
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && place.contains(focused)) {
    const { name, selectionStart, selectionEnd } = focused;
    const field = document.querySelector<HTMLInputElement>(`#root input[name="${CSS.escape(name)}"]`);
    field?.focus();
    field?.setSelectionRange(selectionStart, selectionEnd);
  }
  place.remove();
}
