import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of OzonCol4. */
export const ozonCol4Props = columnsProps;
