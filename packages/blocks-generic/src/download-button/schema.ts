import { asset, color, needed, text } from '@vitrina/block-kit';

/** Props of DownloadButton. */
export const downloadButtonProps = {
  file: needed(asset({ fileType: 'document', isPerSize: false })),
  text: text({ default: 'Download', maxLength: 200 }),
  fileName: text({ maxLength: 200 }),
  color: color({ default: '#ffffff' }),
  backgroundColor: color({ default: '#001a34' }),
} as const;
