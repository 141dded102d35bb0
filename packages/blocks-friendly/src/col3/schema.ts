import { sharedColumnsProps } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyCol3. */
export const friendlyCol3Props = sharedColumnsProps;
