import { choice, group } from '@vitrina/block-kit';
import { lineOfText, pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

/** Props of OzonImageSidebar. */
export const ozonImageSidebarProps = {
  title: lineOfText(),
  ...pictureFields(),
  main: group(sectionFields()),
  sidebar: group({ ...pictureFields(), ...sectionFields() }),
  sidebarSide: choice(['left', 'right'], { default: 'right', section: 'layout' }),
} as const;
