import { isColor, isColorOrToken } from '../css-values/colorValue.ts';
import { isSafeCssValue } from '../css-values/cssText.ts';
import type { RichTextStyle } from './richTextTree.ts';

const plain = (value: string) => value.length <= 100 && isSafeCssValue(value) && !/url\(/i.test(value);

/** Properties that rich text can set, with React's name and the check of the value. */
const allowed: Readonly<Record<string, { name: string; accepts: (value: string) => boolean }>> = {
  color: { name: 'color', accepts: isColorOrToken },
  'background-color': { name: 'backgroundColor', accepts: isColor },
  'font-size': { name: 'fontSize', accepts: (value) => /^\d{1,3}(\.\d+)?(px|em|%)$/.test(value) },
  'font-family': { name: 'fontFamily', accepts: (value) => /^[\w\s,'-]+$/.test(value) && plain(value) },
  'font-weight': { name: 'fontWeight', accepts: (value) => /^(normal|bold|[1-9]00)$/.test(value) },
  'font-style': { name: 'fontStyle', accepts: (value) => /^(normal|italic)$/.test(value) },
  'text-decoration': {
    name: 'textDecoration',
    accepts: (value) => /^(none|underline|line-through)$/.test(value),
  },
  'text-align': {
    name: 'textAlign',
    accepts: (value) => /^(left|right|center|justify|start|end)$/.test(value),
  },
};

/** Returns the allowed part of a `style` attribute. @internal */
export function readRichTextStyle(css: string | undefined): RichTextStyle | undefined {
  if (!css || css.length > 2000) return undefined;
  const entries = css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const rule = Object.hasOwn(allowed, property) ? allowed[property] : undefined;
    return rule?.accepts(value) ? [[rule.name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
