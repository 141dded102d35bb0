import { isSeen } from './isSeen.ts';

/** A piece of text with the element that styles it. */
export interface SeenText {
  readonly element: Element;
  /** The lines of the text, in the window. */
  readonly rects: readonly DOMRect[];
}

/** Lists the texts of a page that can be read: those with at least one letter or digit. */
export function listTexts(root: ParentNode & Node): readonly SeenText[] {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: SeenText[] = [];
  while (walker?.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || !/[\p{L}\p{N}]/u.test(node.textContent ?? '') || !isSeen(element)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length > 0) texts.push({ element, rects });
  }
  return texts;
}
