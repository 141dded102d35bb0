import { youtube } from '@vitrina/blocks-generic';

/** Props of FriendlyYoutube: those of the generic block. */
export const friendlyYoutubeProps = youtube.ownProps;
