/**
 * Returns pasted HTML in which style sheets are applied as far as text needs: spreadsheets set bold and italic
 * by classes and by styles of whole cells.
 */
export function inlineStyles(html: string): string {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  const rules = readRules(pasted);
  for (const element of pasted.body.querySelectorAll<HTMLElement>('td, th, span, font')) {
    const styles = [...rules.filter((rule) => element.matches(rule.selectorText)), element];
    const read = (name: 'fontWeight' | 'fontStyle') =>
      styles.map(({ style }) => style[name]).findLast((value) => value !== '') ?? '';
    const [weight, slant] = [read('fontWeight'), read('fontStyle')];
    if (element instanceof HTMLTableCellElement) {
      if (weight === 'bold' || Number(weight) >= 600) wrapContent(element, 'strong');
      if (slant === 'italic') wrapContent(element, 'em');
      // Google Sheets keeps the address of a cell that is a link beside its text.
      const address = element.dataset['sheetsHyperlink'];
      if (address !== undefined && !element.querySelector('a')) wrapContent(element, 'a').href = address;
    } else Object.assign(element.style, { fontWeight: weight, fontStyle: slant });
  }
  return pasted.body.innerHTML;
}

/** Returns the rules of the style sheets; those with selectors that the browser doesn't know are left out. */
function readRules(pasted: Document): readonly CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...pasted.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
}

function wrapContent<Tag extends 'strong' | 'em' | 'a'>(
  cell: HTMLElement,
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  const mark = document.createElement(tag);
  if (cell.textContent.trim() !== '') {
    mark.append(...cell.childNodes);
    cell.append(mark);
  }
  return mark;
}
