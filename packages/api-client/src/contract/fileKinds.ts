/**
 * The kinds of files the server stores, detected by content: an image; a video (MP4, WebM, MOV); a 3D model (GLB,
 * USDZ); a document (PDF); captions (WebVTT); or audio (MP3, M4A, OGG, WAV).
 *
 * @public
 */
export const fileKinds = ['image', 'video', 'model', 'document', 'captions', 'audio'] as const;

/** A kind of {@link fileKinds}. @public */
export type FileKind = (typeof fileKinds)[number];

const megabyte = 1024 * 1024;

/** The maximum size of a file of each kind, in bytes; a larger one is refused with `fileTooLarge`. @public */
export const maxFileBytes: Readonly<Record<FileKind, number>> = {
  image: 60 * megabyte,
  video: 1024 * megabyte,
  model: 200 * megabyte,
  document: 100 * megabyte,
  captions: 2 * megabyte,
  audio: 200 * megabyte,
};

/** The file name extensions usual for each kind, for file choosers; the server decides by content. @public */
export const fileExtensions: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'tif', 'tiff', 'svg', 'heic', 'heif'],
  video: ['mp4', 'm4v', 'webm', 'mov'],
  model: ['glb', 'usdz'],
  document: ['pdf'],
  captions: ['vtt', 'srt'],
  audio: ['mp3', 'm4a', 'ogg', 'oga', 'opus', 'wav'],
};

/** The maximum size of any file, in bytes. @public */
export const maxUploadBytes = Math.max(...Object.values(maxFileBytes));

/** The maximum size of a file sent as a form by `uploadFile`, in bytes; larger ones need a resumable upload. @public */
export const maxFormUploadBytes = 60 * megabyte;

/**
 * The path of resumable uploads by the tus protocol (https://tus.io, version 1.0.0, with creation, expiration and
 * termination). `createUpload` of the client uses it; `finishUpload` turns a complete upload into a file.
 *
 * @public
 */
export const uploadsPath = '/api/constructor/uploads';

/** The codecs of a container, by their names in WebCodecs without parameters. @public */
export interface PlayableCodecs {
  readonly video: readonly string[];
  readonly audio: readonly string[];
}

/**
 * The codecs that current browsers on phones and computers play, by file extension. Videos and audio with other
 * codecs are refused with `videoNotPlayable`.
 *
 * @public
 */
export const playableCodecs: Readonly<
  Record<'mp4' | 'mov' | 'webm' | 'm4a' | 'mp3' | 'ogg' | 'wav', PlayableCodecs>
> = {
  mp4: { video: ['avc', 'av1'], audio: ['aac', 'mp3', 'opus'] },
  mov: { video: ['avc'], audio: ['aac', 'mp3'] },
  webm: { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
  m4a: { video: [], audio: ['aac'] },
  mp3: { video: [], audio: ['mp3'] },
  ogg: { video: [], audio: ['opus', 'vorbis'] },
  wav: { video: [], audio: ['pcm-s16', 'pcm-u8', 'pcm-s24', 'pcm-f32'] },
};
