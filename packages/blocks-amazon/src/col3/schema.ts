import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of AmazonCol3 (builder-pro.md section 3a). */
export const amazonCol3Props = columnsProps;
