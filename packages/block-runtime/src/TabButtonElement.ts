import { findTabGroup, initialButton, selectTab } from './tabGroup.ts';

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
    const { buttons } = group;
    const isRightToLeft = getComputedStyle(this).direction === 'rtl';
    const at = buttons.indexOf(this);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: isRightToLeft ? at - 1 : at + 1,
      ArrowLeft: isRightToLeft ? at + 1 : at - 1,
      Home: 0,
      End: buttons.length - 1,
      Enter: at,
      ' ': at,
    };
    const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
    const button = target === undefined ? undefined : buttons.at(target % buttons.length);
    if (!button) return;
    event.preventDefault();
    selectTab(group, button);
    button.focus();
  }
}
