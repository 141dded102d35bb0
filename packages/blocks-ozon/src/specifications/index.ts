import { defineBlock } from '@vitrina/block-kit';
import {
  dataTableCss,
  partsCss,
  startingHeader,
  startingRows,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonSpecificationsProps } from './schema.ts';

/** A table of six rows and five columns; empty rows are left out. @public */
export const ozonSpecifications = defineBlock({
  key: 'OzonSpecifications',
  family: 'ozon',
  props: ozonSpecificationsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonSpecifications', ozonLook, dataTableCss),
  create: () => ({
    key: 'OzonSpecifications',
    props: {
      title: 'Specifications',
      rows: [startingHeader('Model', 4), ...startingRows(5, 4)],
    },
  }),
  keywords: ['characteristics', 'table', 'характеристики', 'таблица'],
  thumbnail: thumbnails.table,
});
