import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of OzonCol3 (builder-pro.md section 3a). */
export const ozonCol3Props = columnsProps;
