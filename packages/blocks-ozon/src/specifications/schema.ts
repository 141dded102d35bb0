import { boolean } from '@vitrina/block-kit';
import { lineOfText, rowsProp } from '@vitrina/blocks-generic/parts';

/** Props of OzonSpecifications. */
export const ozonSpecificationsProps = {
  title: lineOfText(),
  rows: rowsProp({ count: 6 }),
  hasHeader: boolean({ default: true, section: 'layout' }),
} as const;
