import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of AmazonCol4. */
export const amazonCol4Props = columnsProps;
