import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyCol2 (builder-pro.md section 3a). */
export const friendlyCol2Props = columnsProps;
