import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { tabPanelProps } from './schema.ts';

/** A panel of tabs: its title is the tab, its blocks are what the tab shows. @public */
export const tabPanel = defineBlock({
  key: 'TabPanel',
  family: 'generic',
  props: tabPanelProps,
  nesting: { allowedChildren: 'any', allowedParents: ['Tabs'] },
  css: '.TabPanel-title{margin-bottom:8px;color:var(--tabs-active);font-weight:600}',
  create: () => ({ key: 'TabPanel', children: [{ key: 'Text', props: { text: 'Text' } }] }),
  keywords: ['tabs', 'вкладка', 'табы'],
  thumbnail: thumbnail(
    `<path d="M9 16h46" opacity=".5"/><path d="M9 16h16" stroke-width="2.5"/><path d="M11 11h12"/><rect x="9" y="21" width="46" height="19" rx="2" stroke="none" ${tint}/><path d="M15 28h34M15 34h22"/>`,
  ),
});
