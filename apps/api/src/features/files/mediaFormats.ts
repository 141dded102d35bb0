import type { FileKind } from '@vitrina/api-client';

/** A format in which files are stored as they were uploaded. */
export interface MediaFormat {
  kind: Exclude<FileKind, 'image'>;
  contentType: string;
}

/** The formats of files that are not images, by file extension. */
export const mediaFormats = {
  mp4: { kind: 'video', contentType: 'video/mp4' },
  webm: { kind: 'video', contentType: 'video/webm' },
  mov: { kind: 'video', contentType: 'video/quicktime' },
  glb: { kind: 'model', contentType: 'model/gltf-binary' },
  usdz: { kind: 'model', contentType: 'model/vnd.usdz+zip' },
  pdf: { kind: 'document', contentType: 'application/pdf' },
  vtt: { kind: 'captions', contentType: 'text/vtt; charset=utf-8' },
  mp3: { kind: 'audio', contentType: 'audio/mpeg' },
  m4a: { kind: 'audio', contentType: 'audio/mp4' },
  ogg: { kind: 'audio', contentType: 'audio/ogg' },
  wav: { kind: 'audio', contentType: 'audio/wav' },
} as const satisfies Record<string, MediaFormat>;

/** The file extension of a format. */
export type MediaExtension = keyof typeof mediaFormats;
