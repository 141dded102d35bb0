import type { ViewProps } from '@vitrina/block-kit/react';

import { fileNote } from './fileNote.ts';
import type { downloadButton } from './index.ts';

/**
 * A link that downloads its file, with the file's kind and size if known; without a file, it is disabled for
 * assistive technology.
 */
export function DownloadButtonView({ root, props, part, locale }: ViewProps<typeof downloadButton>) {
  const { file, text, fileName } = props;
  if (!file) {
    return (
      <a {...root} role="link" aria-disabled="true">
        {text}
      </a>
    );
  }
  const note = fileNote(file, locale);
  return (
    <a {...root} href={file.src} download={fileName || (file.name ?? '')}>
      {text}
      {note && <span className={part('note')}> {note}</span>}
    </a>
  );
}
