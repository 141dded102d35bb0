import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of OzonCol3. */
export const ozonCol3Props = columnsProps;
