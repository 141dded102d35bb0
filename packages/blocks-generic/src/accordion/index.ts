import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { accordionProps } from './schema.ts';

/** A title that expands and collapses the content below it. Works without the script. @public */
export const accordion = defineBlock({
  key: 'Accordion',
  family: 'generic',
  props: accordionProps,
  nesting: { allowedChildren: 'any' },
  css: [
    '.Accordion{border-bottom:1px solid var(--accordion-line,#e3e5e8)}',
    '.Accordion-title{display:flex;gap:16px;align-items:center;justify-content:space-between;padding:14px 0;',
    'color:var(--accordion-color,inherit);font-weight:600;cursor:pointer;list-style:none}',
    '.Accordion-title::-webkit-details-marker{display:none}',
    '.Accordion-title::after{content:"";flex:none;width:9px;height:9px;margin-inline-end:4px;border:solid;',
    'border-width:0 2px 2px 0;transform:translateY(-2px) rotate(45deg);transition:transform 120ms ease-out}',
    '.Accordion[open]>.Accordion-title::after{transform:translateY(2px) rotate(-135deg)}',
    '.Accordion-body{padding-bottom:16px}',
  ].join(''),
  previewStates: ['open'],
  create: () => ({ key: 'Accordion', children: [{ key: 'Text', props: { text: 'Text' } }] }),
  keywords: ['faq', 'details', 'spoiler', 'аккордеон', 'вопросы', 'спойлер'],
  thumbnail: thumbnail(
    `<path d="M9 10h46M9 22h46M9 40h46" opacity=".5"/><path d="M11 16h22m15-1.5 3 3 3-3M11 28h18m19 1.5 3-3 3 3"/><rect x="10" y="32" width="40" height="5" rx="2" stroke="none" ${tint}/>`,
  ),
});
