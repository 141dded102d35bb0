import { columnsProps } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyCol3 (builder-pro.md section 3a). */
export const friendlyCol3Props = columnsProps;
