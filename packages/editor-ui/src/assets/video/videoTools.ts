// One part for all work on videos, so that they share one copy of its library.
export { makePoster, toPosterFile } from './makePoster.ts';
export { openFrames, type FrameReader } from './openFrames.ts';
export { prepareVideo } from './prepareVideo.ts';
