import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of OzonCol2. */
export const ozonCol2Props = columnsProps;
