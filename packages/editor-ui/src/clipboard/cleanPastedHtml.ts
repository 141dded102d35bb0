/**
 * Matches markup that office programs add around and between the text: comments, their own tags, styles, and
 * bookmarks.
 */
const leftOut =
  'style, script, meta, link, title, xml, o\\:p, img, [style*="mso-list:Ignore" i], .Apple-interchange-newline';

/** Formatting to keep, with the inline styles that indicate it. */
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
 * Cleans pasted HTML. Bold, italic, and similar formatting, lists, and links are kept as tags. Fonts, sizes,
 * colors, and spacing of the source document are dropped, because the block defines them.
 */
export function cleanPastedHtml(html: string): string {
  // Markup copied from a text editor of Vitrina is already clean.
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

/** Converts Word's list paragraphs, which only look like list items, to lists. */
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

/** Replaces an element's styles with tags. Unwraps the element if its styles have no equivalent. */
function simplify(element: HTMLElement): void {
  const { localName, style } = element;
  const isPlain = localName === 'span' || localName === 'font';
  // Google Docs wraps the copied content in a `b` tag with normal font weight.
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
