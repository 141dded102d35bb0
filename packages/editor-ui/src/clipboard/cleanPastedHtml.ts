/** What office programs put around and between the text: comments, their own tags, styles, bookmarks. */
const leftOut =
  'style, script, meta, link, title, xml, o\\:p, img, [style*="mso-list:Ignore" i], .Apple-interchange-newline';

/** Formatting worth keeping, by what the style of a span says. */
const marks: readonly { readonly tag: string; readonly matches: (style: CSSStyleDeclaration) => boolean }[] =
  [
    { tag: 'strong', matches: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
    { tag: 'em', matches: ({ fontStyle }) => fontStyle === 'italic' },
    {
      tag: 'u',
      matches: ({ textDecorationLine, textDecoration }) =>
        /underline/.test(textDecorationLine || textDecoration),
    },
    {
      tag: 's',
      matches: ({ textDecorationLine, textDecoration }) =>
        /line-through/.test(textDecorationLine || textDecoration),
    },
    { tag: 'sup', matches: ({ verticalAlign }) => verticalAlign === 'super' },
    { tag: 'sub', matches: ({ verticalAlign }) => verticalAlign === 'sub' },
  ];

/**
 * Pasted markup as this editor’s own programs would write it: bold, italic and the like as tags, lists as lists, links as links.
 * Fonts, sizes, colors and spacing of the document it comes from stay behind: here the block says them.
 */
export function cleanPastedHtml(html: string): string {
  // The editor's own clipboard says what it holds; it is taken as it is.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  gatherWordLists(body);
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].toReversed()) simplify(element);
  return body.innerHTML;
}

function removeComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word writes the items of a list as paragraphs that are only styled as such. */
function gatherWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isItem = /mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '');
    if (!isItem) {
      list = undefined;
      continue;
    }
    if (list === undefined || list.nextElementSibling !== paragraph) {
      list = document.createElement(startsWithNumber(paragraph) ? 'ol' : 'ul');
      paragraph.before(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

function startsWithNumber(item: Element): boolean {
  const marker = item.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
  return /^\s*[\da-z]+[.)]/i.test(marker);
}

const keptAttributes = new Set(['href', 'start', 'colspan', 'rowspan']);

/** Turns an element's styles into tags, or the element into its content where it says nothing. */
function simplify(element: HTMLElement): void {
  const { localName, style } = element;
  const isPlain = localName === 'span' || localName === 'font';
  // Google Docs wraps everything it copies in a bold tag that is not bold.
  const isUndone = /^(?:b|strong)$/.test(localName) && /^(?:normal|400)$/.test(style.fontWeight);
  const isEmpty = localName === 'p' && element.textContent.trim() === '' && !element.querySelector('br');
  if (isEmpty) element.remove();
  else if (isPlain || isUndone) element.replaceWith(...wrapInMarks(element, isUndone));
  else {
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.has(name)) element.removeAttribute(name);
    }
  }
}

function wrapInMarks(element: HTMLElement, isUndone: boolean): readonly Node[] {
  const isInLink = element.closest('a') !== null;
  const tags = isUndone
    ? []
    : marks.filter(({ tag, matches }) => matches(element.style) && !(tag === 'u' && isInLink));
  return tags.reduce<readonly Node[]>(
    (content, { tag }) => {
      const mark = document.createElement(tag);
      mark.append(...content);
      return [mark];
    },
    [...element.childNodes],
  );
}
