import { sharedColumnsProps } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyCol4. */
export const friendlyCol4Props = sharedColumnsProps;
