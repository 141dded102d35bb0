import { video } from '@vitrina/blocks-generic';

/** Props of OzonVideo (builder-pro.md section 3a). */
export const ozonVideoProps = video.ownProps;
