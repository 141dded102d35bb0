import type { BlockDefinition } from '@vitrina/block-kit';

import { accordion } from './accordion/index.ts';
import { accordionGroup } from './accordion-group/index.ts';
import { arBanner } from './ar-banner/index.ts';
import { beforeAfter } from './before-after/index.ts';
import { bubbles } from './bubbles/index.ts';
import { column } from './column/index.ts';
import { downloadButton } from './download-button/index.ts';
import { dynamicDataProvider } from './dynamic-data-provider/index.ts';
import { dynamicDataReceiver } from './dynamic-data-receiver/index.ts';
import { feature } from './feature/index.ts';
import { form } from './form/index.ts';
import { formButton } from './form-button/index.ts';
import { formCheckbox } from './form-checkbox/index.ts';
import { formInput } from './form-input/index.ts';
import { formRadioGroup } from './form-radio-group/index.ts';
import { formSelect } from './form-select/index.ts';
import { iconList } from './icon-list/index.ts';
import { iframe } from './iframe/index.ts';
import { image } from './image/index.ts';
import { link } from './link/index.ts';
import { popover } from './popover/index.ts';
import { popoverContent } from './popover-content/index.ts';
import { popoverTrigger } from './popover-trigger/index.ts';
import { row } from './row/index.ts';
import { rutube } from './rutube/index.ts';
import { script } from './script/index.ts';
import { slider } from './slider/index.ts';
import { tabButton } from './tab-button/index.ts';
import { tabContent } from './tab-content/index.ts';
import { tabs } from './tabs/index.ts';
import { tabPanel } from './tab-panel/index.ts';
import { table } from './table/index.ts';
import { tableCell } from './table-cell/index.ts';
import { tableRow } from './table-row/index.ts';
import { text } from './text/index.ts';
import { video } from './video/index.ts';
import { viewer360 } from './viewer-360/index.ts';
import { vkVideo } from './vk-video/index.ts';
import { youtube } from './youtube/index.ts';
import { linkButton } from './link-button/index.ts';
import { divider } from './divider/index.ts';
import { quote } from './quote/index.ts';
import { badge } from './badge/index.ts';
import { factStrip } from './fact-strip/index.ts';
import { marquee } from './marquee/index.ts';

export {
  accordion,
  accordionGroup,
  arBanner,
  beforeAfter,
  bubbles,
  column,
  downloadButton,
  dynamicDataProvider,
  dynamicDataReceiver,
  feature,
  form,
  formButton,
  formCheckbox,
  formInput,
  formRadioGroup,
  formSelect,
  iconList,
  iframe,
  image,
  link,
  popover,
  popoverContent,
  popoverTrigger,
  row,
  rutube,
  script,
  slider,
  tabButton,
  tabContent,
  tabPanel,
  tabs,
  table,
  tableCell,
  tableRow,
  text,
  video,
  viewer360,
  vkVideo,
  youtube,
  linkButton,
  divider,
  quote,
  badge,
  factStrip,
  marquee,
};

/** The generic family, in the palette's order. @public */
export const genericBlocks: readonly BlockDefinition[] = [
  feature,
  row,
  column,
  text,
  image,
  video,
  youtube,
  rutube,
  vkVideo,
  iframe,
  link,
  downloadButton,
  iconList,
  accordion,
  accordionGroup,
  tabs,
  tabPanel,
  tabButton,
  tabContent,
  slider,
  popover,
  popoverTrigger,
  popoverContent,
  bubbles,
  beforeAfter,
  table,
  tableRow,
  tableCell,
  viewer360,
  form,
  formInput,
  formCheckbox,
  formRadioGroup,
  formSelect,
  formButton,
  script,
  dynamicDataProvider,
  dynamicDataReceiver,
  arBanner,
  linkButton,
  divider,
  quote,
  badge,
  factStrip,
  marquee,
];
