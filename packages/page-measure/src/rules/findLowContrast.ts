import { isSeen } from '../elements/isSeen.ts';
import type { SeenText } from '../elements/listTexts.ts';
import { blend, type Color, contrastRatio } from './contrast.ts';
import { readColor } from './readColor.ts';
import type { RuleContext, RuleFinding } from './ruleContext.ts';

const white: Color = [255, 255, 255, 1];

/** Sizes of large text (WCAG 2.2, success criterion 1.4.3), in pixels: 18 and bold 14 points. */
const largePx = 24;
const largeBoldPx = 18.66;

/** Finds texts that are hard to tell from the color behind them. Texts over an image are not judged. */
export function findLowContrast({ root, page, texts }: RuleContext): readonly RuleFinding[] {
  const pictures = listPictures(root);
  return texts.flatMap((text) => {
    const { element } = text;
    const [rect] = text.rects;
    const style = getComputedStyle(element);
    if (!rect || style.webkitTextFillColor === 'rgba(0, 0, 0, 0)' || isOverPicture(text, rect, pictures))
      return [];
    const background = findBackground(element, page);
    if (!background) return [];
    const ratio = contrastRatio(blend(readColor(style.color), background), background);
    const wanted = isLarge(style) ? 3 : 4.5;
    if (ratio >= wanted - 0.05) return [];
    return [
      {
        code: 'lowContrast',
        element,
        rect,
        value: Math.round(ratio * 10) / 10,
        badness: wanted - ratio,
      } as const,
    ];
  });
}

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const size = Number.parseFloat(fontSize);
  return size >= largePx || (size >= largeBoldPx && Number(fontWeight) >= 700);
}

interface Picture {
  readonly element: Element;
  readonly rect: DOMRect;
}

function listPictures(root: ParentNode): readonly Picture[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => paintsPicture(element) && isSeen(element))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));
}

function paintsPicture(element: Element): boolean {
  if (element.matches('img, picture, video, canvas, iframe, svg')) return true;
  const style = getComputedStyle(element);
  return style.backgroundImage !== 'none';
}

/** Returns whether an image is at the place of a text: behind it, or around it. */
function isOverPicture(
  { element }: SeenText,
  { left, right, top, bottom }: DOMRect,
  pictures: readonly Picture[],
) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return pictures.some(
    ({ element: picture, rect }) =>
      (picture === element || !element.contains(picture)) &&
      x >= rect.left &&
      x <= rect.right &&
      y >= rect.top &&
      y <= rect.bottom,
  );
}

/** Returns the color behind an element; undefined if it shows through the whole page, or is partly see-through. */
function findBackground(element: Element, page: Element): Color | undefined {
  const layers: Color[] = [];
  for (let each: Element | null = element; each; each = parentOf(each)) {
    const style = getComputedStyle(each);
    if (Number(style.opacity) < 1) return undefined;
    const color = readColor(style.backgroundColor);
    if (color[3] > 0) layers.unshift(color);
    if (color[3] === 1 || each === page) break;
  }
  return layers.reduce((under, over) => blend(over, under), white);
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
