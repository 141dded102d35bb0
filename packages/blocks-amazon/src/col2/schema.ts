import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of AmazonCol2 (builder-pro.md section 3a). */
export const amazonCol2Props = columnsProps;
