export { ozonPictureProps as ozonPictureWithoutMarginsProps } from '../picture/schema.ts';
