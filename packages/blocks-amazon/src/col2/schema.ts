import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of AmazonCol2. */
export const amazonCol2Props = columnsProps;
