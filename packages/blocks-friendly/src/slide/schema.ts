import { pictureFields } from '@vitrina/blocks-generic/parts';

/** Props of FriendlySlide. */
export const friendlySlideProps = pictureFields();
