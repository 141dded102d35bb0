import { lineOfText, specificationsProp, tableCountProp } from '@vitrina/blocks-generic/parts';

/** Props of AmazonSpecs (builder-pro.md section 3a). */
export const amazonSpecsProps = {
  title: lineOfText(),
  specifications: specificationsProp({ count: 6, min: 1, max: 16 }),
  tableCount: tableCountProp(),
} as const;
