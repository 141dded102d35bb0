import type { Views } from '@vitrina/block-kit/react';

import { AccordionView } from './accordion/View.tsx';
import { AccordionGroupView } from './accordion-group/View.tsx';
import { ArBannerView } from './ar-banner/View.tsx';
import { BeforeAfterView } from './before-after/View.tsx';
import { BubblesView } from './bubbles/View.tsx';
import { ColumnView } from './column/View.tsx';
import { DownloadButtonView } from './download-button/View.tsx';
import { DynamicDataProviderView } from './dynamic-data-provider/View.tsx';
import { DynamicDataReceiverView } from './dynamic-data-receiver/View.tsx';
import { FeatureView } from './feature/View.tsx';
import { FormView } from './form/View.tsx';
import { FormButtonView } from './form-button/View.tsx';
import { FormCheckboxView } from './form-checkbox/View.tsx';
import { FormInputView } from './form-input/View.tsx';
import { FormRadioGroupView } from './form-radio-group/View.tsx';
import { FormSelectView } from './form-select/View.tsx';
import { IconListView } from './icon-list/View.tsx';
import { IframeView } from './iframe/View.tsx';
import { ImageView } from './image/View.tsx';
import { LinkView } from './link/View.tsx';
import { PopoverView } from './popover/View.tsx';
import { PopoverContentView } from './popover-content/View.tsx';
import { PopoverTriggerView } from './popover-trigger/View.tsx';
import { RowView } from './row/View.tsx';
import { RutubeView } from './rutube/View.tsx';
import { ScriptView } from './script/View.tsx';
import { SliderView } from './slider/View.tsx';
import { TabButtonView } from './tab-button/View.tsx';
import { TabContentView } from './tab-content/View.tsx';
import { TabsView } from './tabs/View.tsx';
import { TabPanelView } from './tab-panel/View.tsx';
import { TableView } from './table/View.tsx';
import { TableCellView } from './table-cell/View.tsx';
import { TableRowView } from './table-row/View.tsx';
import { TextView } from './text/View.tsx';
import { VideoView } from './video/View.tsx';
import { Viewer360View } from './viewer-360/View.tsx';
import { VkVideoView } from './vk-video/View.tsx';
import { YoutubeView } from './youtube/View.tsx';
import { LinkButtonView } from './link-button/View.tsx';
import { DividerView } from './divider/View.tsx';
import { QuoteView } from './quote/View.tsx';
import { BadgeView } from './badge/View.tsx';
import { FactStripView } from './fact-strip/View.tsx';
import { MarqueeView } from './marquee/View.tsx';

/** The generic family's Views by component key. @public */
export const genericViews: Views = {
  Feature: FeatureView,
  Row: RowView,
  Column: ColumnView,
  Text: TextView,
  Image: ImageView,
  Video: VideoView,
  Youtube: YoutubeView,
  Rutube: RutubeView,
  VkVideo: VkVideoView,
  IconList: IconListView,
  Iframe: IframeView,
  Link: LinkView,
  DownloadButton: DownloadButtonView,
  Accordion: AccordionView,
  AccordionGroup: AccordionGroupView,
  TabButton: TabButtonView,
  TabContent: TabContentView,
  TabPanel: TabPanelView,
  Tabs: TabsView,
  Slider: SliderView,
  Popover: PopoverView,
  PopoverTrigger: PopoverTriggerView,
  PopoverContent: PopoverContentView,
  BeforeAfter: BeforeAfterView,
  Bubbles: BubblesView,
  Table: TableView,
  TableRow: TableRowView,
  TableCell: TableCellView,
  Viewer360: Viewer360View,
  Form: FormView,
  FormInput: FormInputView,
  FormCheckbox: FormCheckboxView,
  FormRadioGroup: FormRadioGroupView,
  FormSelect: FormSelectView,
  FormButton: FormButtonView,
  Script: ScriptView,
  DynamicDataProvider: DynamicDataProviderView,
  DynamicDataReceiver: DynamicDataReceiverView,
  ArBanner: ArBannerView,
  LinkButton: LinkButtonView,
  Divider: DividerView,
  Quote: QuoteView,
  Badge: BadgeView,
  FactStrip: FactStripView,
  Marquee: MarqueeView,
};
