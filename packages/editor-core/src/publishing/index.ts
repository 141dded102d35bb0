export { isLasting } from './isLasting.ts';
export { prepareToPublish } from './prepareToPublish.ts';
export { listForPackage, untilUploaded } from './untilUploaded.ts';
