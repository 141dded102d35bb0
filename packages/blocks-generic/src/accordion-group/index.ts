import { defineBlock } from '@vitrina/block-kit';

import { startingQuestions } from '../parts/starting.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { accordionGroupProps } from './schema.ts';

/** Marks of two bars, which forced colors keep since they are borders. */
const plusCss = [
  '.AccordionGroup[data-mark=plus]>.Accordion>.Accordion-title{position:relative}',
  '.AccordionGroup[data-mark=plus]>.Accordion>.Accordion-title::after{width:14px;height:0;border-width:2px 0 0;transform:none}',
  '.AccordionGroup[data-mark=plus]>.Accordion>.Accordion-title::before{content:"";position:absolute;top:50%;',
  'inset-inline-end:10px;height:14px;margin-top:-7px;border-inline-start:2px solid;transition:transform 120ms ease-out}',
  '.AccordionGroup[data-mark=plus]>.Accordion[open]>.Accordion-title::before{transform:rotate(90deg)}',
].join('');

/** Accordions below one another, of which one or several can be open. Works without the script. @public */
export const accordionGroup = defineBlock({
  key: 'AccordionGroup',
  family: 'generic',
  props: accordionGroupProps,
  nesting: { allowedChildren: ['Accordion'] },
  css: [
    '.AccordionGroup{border-top:1px solid var(--accordion-line)}',
    '.AccordionGroup>.Accordion>.Accordion-title{padding-block:1.1em;line-height:1.35}',
    '.AccordionGroup>.Accordion>.Accordion-body{margin-top:-6px;padding-block:0 28px;padding-inline-end:48px}',
    plusCss,
  ].join(''),
  style: ({ color, lineColor }) => ({
    root: { '--accordion-color': color, '--accordion-line': lineColor },
  }),
  isGroup: ({ oneAtATime }) => oneAtATime,
  create: () => ({
    key: 'AccordionGroup',
    children: startingQuestions.map(([title, answer], index) => ({
      key: 'Accordion',
      props: { title, ...(index === 0 && { openByDefault: true }) },
      children: [{ key: 'Text', props: { text: answer } }],
    })),
  }),
  aliases: ['accordions'],
  keywords: ['faq', 'questions', 'details', 'аккордеон', 'вопросы', 'ответы'],
  thumbnail: thumbnail(
    `<path d="M9 8h46M9 27h46M9 40h46" opacity=".5"/><path d="M11 13.5h22M11 33.5h18M49 13.5h5M49 33.5h5m-2.5-2.5v5"/><rect x="10" y="18" width="40" height="5" rx="2" stroke="none" ${tint}/>`,
  ),
});
