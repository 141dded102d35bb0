/** The buttons and contents of one group of tabs. */
export interface TabGroup {
  readonly buttons: readonly HTMLElement[];
  readonly contents: readonly HTMLElement[];
}

/**
 * Finds the group of a button: all elements with the same `data-tab-group` in its document or shadow root.
 */
export function findTabGroup(button: HTMLElement): TabGroup {
  const root = button.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return { buttons: [], contents: [] };
  const find = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.dataset.tabGroup === button.dataset.tabGroup,
    );
  return { buttons: find(button.localName), contents: find('[data-tab-content]') };
}

/** Returns the initial button: that of the content which is open by default, otherwise the first. */
export function initialButton({ buttons, contents }: TabGroup): HTMLElement | undefined {
  const open = contents.find((content) => content.hasAttribute('data-open'));
  return buttons.find((button) => button.dataset.tab === open?.dataset.tab) ?? buttons[0];
}

/** Returns the button that a key selects from another one; undefined for keys that tabs do not use. */
export function findKeyTarget<Button extends HTMLElement>(
  buttons: readonly Button[],
  from: Button,
  key: string,
): Button | undefined {
  const isRightToLeft = getComputedStyle(from).direction === 'rtl';
  const at = buttons.indexOf(from);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: isRightToLeft ? at - 1 : at + 1,
    ArrowLeft: isRightToLeft ? at + 1 : at - 1,
    Home: 0,
    End: buttons.length - 1,
    Enter: at,
    ' ': at,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined ? undefined : buttons.at(target % buttons.length);
}

/** Shows the content of one button and hides the others, visually and for assistive technology. */
export function selectTab({ buttons, contents }: TabGroup, selected: HTMLElement): void {
  const isList = markAsList(buttons);
  for (const button of buttons) {
    const isSelected = button.dataset.tab === selected.dataset.tab;
    button.toggleAttribute('data-active', isSelected);
    button.setAttribute('role', isList ? 'tab' : 'button');
    button.setAttribute(isList ? 'aria-selected' : 'aria-pressed', String(isSelected));
    button.tabIndex = isSelected || !isList ? 0 : -1;
  }
  for (const content of contents) {
    const button = buttons.find((candidate) => candidate.dataset.tab === content.dataset.tab);
    content.hidden = content.dataset.tab !== selected.dataset.tab;
    content.setAttribute('role', isList ? 'tabpanel' : 'region');
    content.setAttribute('aria-label', button?.textContent?.trim() ?? '');
  }
}

/**
 * Tabs must be in a list that contains only tabs; buttons spread over the page, or among other elements, are
 * plain buttons instead.
 */
function markAsList(buttons: readonly HTMLElement[]): boolean {
  const parent = buttons[0]?.parentElement;
  if (!parent || buttons.length !== parent.childElementCount) return false;
  const isTogether = buttons.every((button) => button.parentElement === parent);
  if (isTogether) parent.setAttribute('role', 'tablist');
  return isTogether;
}
