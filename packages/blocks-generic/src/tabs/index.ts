import { defineBlock } from '@vitrina/block-kit';

import { startingTopics } from '../parts/starting.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { tabsProps } from './schema.ts';

/** The list is on one line, and scrolls if it is longer than the page is wide. */
const listCss = [
  '.Tabs-tabs>[role=tablist]{display:flex;gap:0 32px;overflow-x:auto;scrollbar-width:none;',
  'box-shadow:inset 0 -1px var(--tabs-line)}',
  '.Tabs-tabs>[role=tablist]>[role=tab]{flex:none;max-width:80cqw;padding:14px 0;border:solid transparent;border-width:3px 0;',
  'background:none;color:var(--tabs-color);font:inherit;font-weight:600;text-align:start;overflow-wrap:anywhere;cursor:pointer}',
  '.Tabs-tabs>[role=tablist]>[role=tab][aria-selected=true]{border-block-end-color:currentColor;color:var(--tabs-active)}',
  '.Tabs-tabs>[role=tablist]>[role=tab]:focus-visible{outline-offset:-2px}',
  '@media (forced-colors:active){.Tabs-tabs>[role=tablist]>[role=tab]{border-color:Canvas}',
  '.Tabs-tabs>[role=tablist]>[role=tab][aria-selected=true]{border-block-end-color:Highlight}}',
].join('');

/**
 * Panels of which one is shown, below a list of their titles. Without the script, all panels are shown below their
 * titles.
 *
 * @public
 */
export const tabs = defineBlock({
  key: 'Tabs',
  family: 'generic',
  props: tabsProps,
  nesting: { allowedChildren: ['TabPanel'] },
  css: [
    '.Tabs-tabs{display:block}',
    listCss,
    '.Tabs-panels>.TabPanel{padding-block-start:24px}',
    '.Tabs-tabs:defined>.Tabs-panels>.TabPanel>.TabPanel-title{display:none}',
    '.Tabs-tabs:not(:defined)>.Tabs-panels>.TabPanel{padding-block:18px 28px;border-top:1px solid var(--tabs-line)}',
  ].join(''),
  style: ({ color, activeColor, lineColor }) => ({
    root: { '--tabs-color': color, '--tabs-active': activeColor, '--tabs-line': lineColor },
  }),
  elements: ['vitrina-tabs'],
  create: () => ({
    key: 'Tabs',
    children: startingTopics.map(([title, text]) => ({
      key: 'TabPanel',
      props: { title },
      children: [{ key: 'Text', props: { text } }],
    })),
  }),
  keywords: ['tab', 'panels', 'вкладки', 'табы'],
  thumbnail: thumbnail(
    `<path d="M9 16h46" opacity=".5"/><path d="M11 11h9M27 11h9M43 11h9"/><path d="M9 16h13" stroke-width="2.5"/><rect x="9" y="21" width="46" height="19" rx="2" stroke="none" ${tint}/><path d="M15 28h34M15 34h22"/>`,
  ),
});
