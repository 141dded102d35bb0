import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import {
  BodyText,
  ItemTitle,
  PicturePerSize,
  SpecificationRows,
  Split,
  TextSection,
} from '@vitrina/blocks-generic/parts/views';

import type { friendlySingleImageSpecs } from './index.ts';

/** An image, up to two descriptions and a panel of specifications. */
export function FriendlySingleImageSpecsView({
  root,
  props,
  valuesAt,
}: ViewProps<typeof friendlySingleImageSpecs>) {
  return (
    <Split root={root} title={props.title} columns={3} align="start">
      <div>
        <PicturePerSize ranges={sizeRanges((size) => valuesAt(size).image)} altText={props.altText} />
      </div>
      <div>
        <ItemTitle title={props.descriptionTitle} />
        {props.descriptions.map((description, index) => (
          <TextSection key={index} {...description} level={props.descriptionTitle === '' ? 3 : 4} />
        ))}
      </div>
      <div className="part-panel">
        <ItemTitle title={props.specificationTitle} />
        <SpecificationRows specifications={props.specifications} tableCount={1} borderCollapse="collapse" />
        <BodyText text={props.specificationText} />
      </div>
    </Split>
  );
}
