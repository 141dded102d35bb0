import { lineOfText, specificationsProp, tableCountProp } from '@vitrina/blocks-generic/parts';

/** Props of AmazonSpecs. */
export const amazonSpecsProps = {
  title: lineOfText(),
  specifications: specificationsProp({ count: 6, min: 1, max: 16 }),
  tableCount: tableCountProp(),
} as const;
