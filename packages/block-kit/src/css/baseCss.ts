import type { BlockDefinition } from '../defineBlock.ts';
import { layerOrder } from '../css-values/layerOrder.ts';
import { sizeRangeCss } from './sizeRange.ts';

/**
 * Reset and base rules of a page inside its shadow root. Layers are first, so that a component's own rules
 * override them and can revert to them.
 *
 * @public
 */
export const baseCss = [
  layerOrder,
  ':host{display:block;container:page/inline-size}',
  '@layer page{',
  // `isolation`: elements that overlap other parts of the page must not overlap the shop's header.
  '.page{all:initial;display:block;position:relative;isolation:isolate;overflow-wrap:break-word;',
  'font:400 16px/1.5 Arial,sans-serif;color:#000;background:#fff;-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  '.page[dir=rtl]{--end-side:left}',
  // Arabic letters join, and reach above and below those of other scripts.
  '.page:is(:lang(ar),:lang(fa),:lang(ur)){--open-script:0;--tall-script:.25}',
  '.page,.page *,.page ::before,.page ::after{box-sizing:border-box}',
  '.page :where(p,h1,h2,h3,h4,h5,h6,figure,ul,ol,blockquote){margin:0}',
  '.page :where(h1,h2,h3,h4,h5,h6){font-size:inherit}',
  '.page :where(ul,ol){padding-inline-start:1.5em}',
  '.page :where(img,video){max-width:100%}',
  '.page :where(picture){display:contents;border-radius:inherit}',
  '.page :where(a){color:inherit}',
  '.page [hidden]{display:none!important}',
  '.page :focus-visible{outline:2px solid #2f5bff;outline-offset:2px}',
  '@keyframes reveal{from{opacity:0;transform:translateY(16px)}}',
  '@media screen{@supports (animation-timeline:view()){.page{--reveal:reveal 1ms linear both}}}',
  '@media (prefers-reduced-motion:reduce){.page *{animation:none!important;transition:none!important}}',
  '}',
  `@layer sizes{${sizeRangeCss}}`,
].join('');

/** Returns the shared rules of the given blocks, each once. @public */
export function definitionsCss(definitions: Iterable<BlockDefinition>): string {
  const rules = [...new Set([...definitions].map((definition) => definition.css.trim()))].filter(Boolean);
  return rules.length > 0 ? `@layer blocks{${rules.join('')}}` : '';
}
