export { ozonPictureProps as ozonPictureWithMarginsProps } from '../picture/schema.ts';
