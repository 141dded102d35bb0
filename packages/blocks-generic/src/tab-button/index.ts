import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { tabButtonProps } from './schema.ts';

/**
 * Shows the tab content with the same group and tab, and hides the group's others.
 *
 * @public
 */
export const tabButton = defineBlock({
  key: 'TabButton',
  family: 'generic',
  props: tabButtonProps,
  nesting: { allowedChildren: ['Text', 'Image'] },
  css: [
    '.TabButton-tab{display:inline-block;max-width:100%;overflow-wrap:anywhere;padding:12px 16px;vertical-align:bottom;border-bottom:2px solid #e3e5e8;color:var(--tab-color);',
    'background:var(--tab-background);font-weight:600;cursor:pointer}',
    '.TabButton-tab:is([data-active],.TabButton-active){border-color:currentColor;color:var(--tab-active-color);',
    'background:var(--tab-active-background)}',
    '.TabButton-tab .Text{color:inherit!important}',
    '@media (forced-colors:active){.TabButton-tab:is([data-active],.TabButton-active){border-color:Highlight}}',
  ].join(''),
  style: ({ color, activeColor, backgroundColor, activeBackgroundColor }) => ({
    root: {
      '--tab-color': color,
      '--tab-active-color': activeColor,
      '--tab-background': backgroundColor,
      '--tab-active-background': activeBackgroundColor,
    },
  }),
  elements: ['vitrina-tab-button'],
  previewStates: ['active'],
  create: () => ({ key: 'TabButton', children: [{ key: 'Text', props: { text: 'Tab' } }] }),
  keywords: ['tabs', 'вкладка', 'табы'],
  thumbnail: thumbnail(
    `<path d="M6 34h11V17a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v17h11"/><path d="M17 34V17a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v17z" stroke="none" ${tint}/><path d="M25 24h14"/>`,
  ),
});
