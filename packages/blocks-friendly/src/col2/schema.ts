import { sharedColumnsProps } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyCol2. */
export const friendlyCol2Props = sharedColumnsProps;
