import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of AmazonCol4 (builder-pro.md section 3a). */
export const amazonCol4Props = columnsProps;
