import { youtube } from '@vitrina/blocks-generic';

/** Props of OzonYoutube: those of the generic block. */
export const ozonYoutubeProps = youtube.ownProps;
