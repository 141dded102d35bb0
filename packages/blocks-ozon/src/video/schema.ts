import { video } from '@vitrina/blocks-generic';

/** Props of OzonVideo. */
export const ozonVideoProps = video.ownProps;
