/**
 * Shows the content of a tab and hides the others of its group, as the published page does. If that is already so,
 * shows all contents again.
 */
export function pressTab(button: HTMLElement): void {
  const isOpen = button.hasAttribute('data-active');
  showTab(button, isOpen ? undefined : button.dataset.tab);
}

/** Shows a hidden content, such as the content of a component that was selected in the layers. */
export function revealTab(content: HTMLElement): void {
  showTab(content, content.dataset.tab);
}

/** Shows a hidden panel by its tab. The script has hidden it, which runs once a page was shown live. */
export function revealPanel(panel: HTMLElement): void {
  const tabs = panel.closest('vitrina-tabs')?.firstElementChild?.querySelectorAll('button') ?? [];
  [...tabs].find(({ dataset }) => dataset.tab === panel.dataset.tab)?.click();
}

/** Shows one tab of the group of an element; without a tab, shows all. */
function showTab(element: HTMLElement, tab: string | undefined): void {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const listGroup = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      ({ dataset }) => dataset.tabGroup === element.dataset.tabGroup,
    );
  for (const button of listGroup('vitrina-tab-button'))
    button.toggleAttribute('data-active', tab !== undefined && button.dataset.tab === tab);
  for (const content of listGroup('[data-tab-content]'))
    content.hidden = tab !== undefined && content.dataset.tab !== tab;
}
