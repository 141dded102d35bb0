import { pictureFields } from '@vitrina/blocks-generic/parts';

/** Props of FriendlySlide (builder-pro.md section 3a). */
export const friendlySlideProps = pictureFields();
