import { findKeyTarget, findTabGroup, initialButton, selectTab } from './tabGroup.ts';

/**
 * A button of a group of tabs. `data-tab-group` and `data-tab` name the content that it shows in the same
 * root; contents carry `data-tab-content` and the same two attributes, and `data-open` if they are open by
 * default.
 */
export class TabButtonElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.addEventListener('click', () => selectTab(findTabGroup(this), this), { signal });
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    const group = findTabGroup(this);
    const initial = initialButton(group);
    if (initial && group.buttons[0] === this) selectTab(group, initial);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  #onKey(event: KeyboardEvent): void {
    const group = findTabGroup(this);
    const button = findKeyTarget(group.buttons, this, event.key);
    if (!button) return;
    event.preventDefault();
    selectTab(group, button);
    button.focus();
  }
}
