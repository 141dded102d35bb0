import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of OzonCol2 (builder-pro.md section 3a). */
export const ozonCol2Props = columnsProps;
