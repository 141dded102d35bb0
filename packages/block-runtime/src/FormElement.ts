import { findPart } from './parts.ts';

/** The result of a submission. */
type Outcome = 'success' | 'failure';

/**
 * Wraps a `<form>`: sends it by POST to its `action`, then follows `data-redirect` or shows and hides blocks
 * of the same root, named by ids in `data-{success|failure}-{show|hide}`. A `data-status` element announces
 * the result.
 */
export class FormElement extends HTMLElement {
  #stop: AbortController | undefined;
  #isSending = false;

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (event.target instanceof HTMLFormElement) void this.#submit(event.target);
      },
      { signal },
    );
    this.addEventListener('invalid', explainInvalid, { signal, capture: true });
    this.addEventListener('input', clearExplanation, { signal });
    this.addEventListener('reset', clearExplanations, { signal });
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  async #submit(form: HTMLFormElement): Promise<void> {
    if ('vitrinaPreview' in document.documentElement.dataset) {
      this.#say('preview');
      return;
    }
    if (this.#isSending) return;
    this.#isSending = true;
    const isSent = await send(form.getAttribute('action') ?? '', new FormData(form));
    this.#isSending = false;
    this.#finish(isSent ? 'success' : 'failure');
    if (isSent) form.reset();
  }

  #finish(outcome: Outcome): void {
    this.#say(outcome);
    for (const block of this.#blocks(this.getAttribute(`data-${outcome}-hide`))) block.hidden = true;
    const shown = this.#blocks(this.getAttribute(`data-${outcome}-show`));
    for (const block of shown) {
      block.hidden = false;
      block.dataset.shown = '';
    }
    if (!this.checkVisibility()) goOnAt(shown[0]);
    const { redirect, redirectTarget } = this.dataset;
    if (outcome === 'success' && redirect) openPage(redirect, redirectTarget);
  }

  #say(message: Outcome | 'preview'): void {
    const status = findPart(this, 'status');
    if (!status) return;
    status.dataset.status = message;
    status.textContent = status.getAttribute(`data-${message}`);
  }

  #blocks(ids: string | null): HTMLElement[] {
    const root = this.getRootNode();
    if (!ids || !(root instanceof ShadowRoot || root instanceof Document)) return [];
    return ids
      .split(' ')
      .flatMap((id) => [...root.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)]);
  }
}

/** A hidden form loses focus: moves it to the block shown in its place. */
function goOnAt(block: HTMLElement | undefined): void {
  if (!block) return;
  block.tabIndex = -1;
  block.focus();
}

async function send(action: string, data: FormData): Promise<boolean> {
  if (URL.parse(action)?.protocol !== 'https:') return false;
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(action, { method: 'POST', body, credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}

function openPage(address: string, target: string | undefined): void {
  if (URL.parse(address)?.protocol !== 'https:') return;
  if (target === '_blank') globalThis.open(address, '_blank', 'noopener,noreferrer');
  else globalThis.location.assign(address);
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Replaces the browser's message for the first broken rule with the author's. */
function explainInvalid({ target }: Event): void {
  if (!isField(target)) return;
  const { valueMissing, typeMismatch, patternMismatch, tooShort, tooLong, rangeUnderflow, rangeOverflow } =
    target.validity;
  const broken = [
    [valueMissing, 'required'],
    [typeMismatch, 'email'],
    [tooShort || rangeUnderflow, 'min'],
    [tooLong || rangeOverflow, 'max'],
    [patternMismatch, 'regex'],
  ].find(([isBroken]) => isBroken);
  const message = broken && target.getAttribute(`data-${String(broken[1])}-message`);
  if (message) target.setCustomValidity(message);
}

function clearExplanation({ target }: Event): void {
  if (isField(target)) target.setCustomValidity('');
}

/** Clears messages: they no longer apply to a field that was reset. */
function clearExplanations({ target }: Event): void {
  if (target instanceof HTMLFormElement)
    for (const field of target.elements) if (isField(field)) field.setCustomValidity('');
}
