import { vkVideo } from '@vitrina/blocks-generic';

/** Props of FriendlyVkVideo: those of the generic block. */
export const friendlyVkVideoProps = vkVideo.ownProps;
