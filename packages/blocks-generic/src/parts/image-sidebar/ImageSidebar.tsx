import type { Asset, RichText } from '@vitrina/block-kit';
import type { RootAttributes, SizeRange } from '@vitrina/block-kit/react';

import { Split } from '../media-text/Split.tsx';
import { Picture, PicturePerSize } from '../picture/Picture.tsx';
import { type Section, TextSection } from '../text/TextParts.tsx';
import { ListItems } from '../text-list/TextList.tsx';

/** The narrower story. @public */
export interface SidebarContent extends Section {
  readonly image: Asset | undefined;
  readonly altText: string;
}

/** Props of {@link ImageSidebar}. @public */
export interface ImageSidebarProps {
  readonly root: RootAttributes;
  readonly title: string;
  readonly ranges: readonly SizeRange<Asset | undefined>[];
  readonly altText: string;
  readonly caption?: string;
  readonly main: Section;
  readonly mainList?: readonly { readonly text: RichText }[];
  readonly sidebar: SidebarContent;
  readonly sidebarList?: readonly { readonly text: RichText }[];
  /** The side of the sidebar, in reading direction. */
  readonly side: 'start' | 'end';
}

/** An image with its story, beside a narrower image with its own. @public */
export function ImageSidebar(props: ImageSidebarProps) {
  const { root, title, main, mainList = [], sidebar, sidebarList = [], side } = props;
  const story = (
    <div key="main" className="part-main">
      <figure>
        <PicturePerSize ranges={props.ranges} altText={props.altText} />
        {props.caption && <figcaption className="part-caption">{props.caption}</figcaption>}
      </figure>
      <div>
        <TextSection {...main} />
        <ListItems items={mainList} theme="bullet" />
      </div>
    </div>
  );
  const aside = (
    <div key="sidebar" className="part-panel part-sidebar">
      <Picture image={sidebar.image} altText={sidebar.altText} />
      <TextSection title={sidebar.title} text={sidebar.text} />
      <ListItems items={sidebarList} theme="bullet" />
    </div>
  );
  return (
    <Split root={root} title={title} columns={2} align="start">
      {side === 'start' ? [aside, story] : [story, aside]}
    </Split>
  );
}
