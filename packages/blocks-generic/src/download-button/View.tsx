import type { ViewProps } from '@vitrina/block-kit/react';

import type { downloadButton } from './index.ts';

/** A link that saves its file; without one it leads nowhere and says so to assistive technology. */
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
