import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of AmazonCol3. */
export const amazonCol3Props = columnsProps;
