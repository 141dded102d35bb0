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
  const name = fileName || (file.name ?? '');
  return (
    <a {...root} href={toDownload(file.src, name || text)} download={name}>
      {text}
      {note && <span className={part('note')}> {note}</span>}
    </a>
  );
}

/** On a shop's page, browsers ignore the name that a link gives, so that our server sends it with the file. */
function toDownload(address: string, name: string): string {
  if (!/(?:^|:)\/files\//.test(address) || name === '') return address;
  return `${address}?download=${encodeURIComponent(name.slice(0, 200).toWellFormed())}`;
}
