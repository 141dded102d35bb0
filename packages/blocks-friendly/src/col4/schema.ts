import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyCol4 (builder-pro.md section 3a). */
export const friendlyCol4Props = columnsProps;
