import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import {
  ItemTitle,
  ListItems,
  PicturePerSize,
  Split,
  TextSection,
} from '@vitrina/blocks-generic/parts/views';

import type { friendlySingleImageHighlights } from './index.ts';

/** An image, up to three short stories and a list of highlights. */
export function FriendlySingleImageHighlightsView({
  root,
  props,
  valuesAt,
}: ViewProps<typeof friendlySingleImageHighlights>) {
  return (
    <Split root={root} title={props.title} columns={3} align="start">
      <div>
        <PicturePerSize ranges={sizeRanges((size) => valuesAt(size).image)} altText={props.altText} />
      </div>
      <div>
        {props.sections.map((section, index) => (
          <TextSection key={index} {...section} />
        ))}
      </div>
      <div className="part-panel">
        <ItemTitle title={props.listTitle} />
        <ListItems items={props.items} theme="bullet" />
      </div>
    </Split>
  );
}
