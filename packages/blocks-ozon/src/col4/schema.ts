import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of OzonCol4 (builder-pro.md section 3a). */
export const ozonCol4Props = columnsProps;
