import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { tabContentProps } from './schema.ts';

/** The content of a tab. Without the script, all contents are shown one below the other. @public */
export const tabContent = defineBlock({
  key: 'TabContent',
  family: 'generic',
  props: tabContentProps,
  nesting: { allowedChildren: 'any' },
  css: '.TabContent{padding:16px 0}.TabContent[hidden]{display:none!important}',
  elements: ['vitrina-tab-button'],
  create: () => ({ key: 'TabContent', children: [{ key: 'Text', props: { text: 'Text' } }] }),
  keywords: ['tabs', 'panel', 'вкладка', 'табы'],
  thumbnail: thumbnail(
    `<path d="M8 18V12a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6"/><rect x="8.75" y="17.75" width="46.5" height="21.5" rx="2" ${tint}/><path d="M15 25h34M15 31h22"/>`,
  ),
});
