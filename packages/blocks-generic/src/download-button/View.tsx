import type { ViewProps } from '@vitrina/block-kit/react';

import type { downloadButton } from './index.ts';

/** A link that downloads its file; without a file, it is disabled for assistive technology. */
export function DownloadButtonView({ root, props }: ViewProps<typeof downloadButton>) {
  const { file, text, fileName } = props;
  if (!file) {
    return (
      <a {...root} role="link" aria-disabled="true">
        {text}
      </a>
    );
  }
  return (
    <a {...root} href={file.src} download={fileName}>
      {text}
    </a>
  );
}
