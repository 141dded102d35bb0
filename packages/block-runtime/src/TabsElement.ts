import { findPart } from './parts.ts';
import { findKeyTarget, selectTab } from './tabGroup.ts';

/**
 * Panels of which one is shown, below a list of tabs. `data-panels` holds the panels; the `data-title` of each names
 * its tab. Without the script, all panels are shown below their titles.
 */
export class TabsElement extends HTMLElement {
  readonly #list = document.createElement('div');
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const holder = findPart(this, 'panels');
    if (!holder) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.#list.addEventListener('click', (event) => this.#onClick(event, holder), { signal });
    this.#list.addEventListener('keydown', (event) => this.#onKey(event, holder), { signal });
    // The live editor adds, removes and renames panels.
    const changed = new MutationObserver(() => this.#update(holder));
    changed.observe(holder, { childList: true, characterData: true, subtree: true });
    // A panel can be hidden on some sizes of the page.
    const resized = new ResizeObserver(() => this.#update(holder));
    resized.observe(this);
    signal.addEventListener('abort', () => {
      changed.disconnect();
      resized.disconnect();
      this.#list.remove();
    });
    this.prepend(this.#list);
    this.#update(holder);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  #update(holder: HTMLElement): void {
    const panels = shownPanels(holder);
    const buttons = this.#list.querySelectorAll('button');
    const selected = [...buttons].findIndex((button) => button.hasAttribute('data-active'));
    panels.forEach((panel, index) => {
      panel.dataset.tab = String(index);
      const button = buttons[index] ?? this.#addTab(index);
      const title = panel.querySelector('[data-title]')?.textContent ?? '';
      if (button.textContent !== title) button.textContent = title;
    });
    for (const button of [...buttons].slice(panels.length)) button.remove();
    this.#select(holder, this.#list.querySelectorAll('button')[Math.min(selected, panels.length - 1)]);
  }

  #addTab(index: number): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.tab = String(index);
    this.#list.append(button);
    return button;
  }

  /** Selects a tab, or the first one if there is none. */
  #select(holder: HTMLElement, button: HTMLElement | undefined): void {
    const buttons = [...this.#list.querySelectorAll('button')];
    const selected = button ?? buttons[0];
    if (selected) selectTab({ buttons, contents: shownPanels(holder) }, selected);
  }

  #onClick(event: Event, holder: HTMLElement): void {
    const path = event.composedPath();
    const pressed = [...this.#list.querySelectorAll('button')].find((button) => path.includes(button));
    if (pressed) this.#select(holder, pressed);
  }

  #onKey(event: KeyboardEvent, holder: HTMLElement): void {
    const buttons = [...this.#list.querySelectorAll('button')];
    const from = buttons.find((button) => event.composedPath().includes(button));
    const target = from && findKeyTarget(buttons, from, event.key);
    if (!target) return;
    event.preventDefault();
    this.#select(holder, target);
    target.focus();
  }
}

/** Returns the panels that are not hidden by the page, and shows them. */
function shownPanels(holder: HTMLElement): HTMLElement[] {
  const panels = [...holder.children].filter((panel): panel is HTMLElement => panel instanceof HTMLElement);
  for (const panel of panels) panel.hidden = false;
  return panels.filter((panel) => getComputedStyle(panel).display !== 'none');
}
