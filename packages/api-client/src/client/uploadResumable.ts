import { DetailedError, Upload } from 'tus-js-client';

import { ApiError } from './apiError.ts';
import { toApiError } from './readAnswer.ts';
import type { SentUpload, UploadOptions } from './types.ts';

/** A resumable upload: the address to start it at, headers for each request, and the file. */
export interface ResumableUpload {
  url: string;
  /** Called for every request, so that a renewed token is used. */
  headers: () => Record<string, string>;
  file: File;
}

/** A part is sent again after a lost connection. */
const chunkBytes = 8 * 1024 * 1024;
const retryDelaysMs = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

function toError(error: Error | DetailedError): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new ApiError(0, { code: 'uploadFailed', message: 'The file could not be sent' });
  const status = response.getStatus();
  if (status === 413) return new ApiError(413, { code: 'fileTooLarge', message: 'The file is too large' });
  return toApiError(status, response.getBody(), response.getHeader('x-request-id'));
}

async function forget(upload: Upload): Promise<void> {
  const { urlStorage } = upload.options;
  const known = await upload.findPreviousUploads();
  for (const { urlStorageKey } of known) await urlStorage?.removeUpload(urlStorageKey);
}

/**
 * Sends a file in parts by the tus protocol. A lost connection is retried for about a minute; the same file chosen
 * again later continues where it stopped.
 *
 * @throws {@link ApiError}; an `AbortError` if the signal aborts
 */
export async function uploadResumable(
  { url, headers, file }: ResumableUpload,
  { onProgress, signal }: UploadOptions,
): Promise<SentUpload> {
  let finish: (() => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  const sent = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const upload = new Upload(file, {
    endpoint: url,
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
    metadata: { filename: file.name },
    onBeforeRequest(request) {
      for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
    },
    onProgress: (sentBytes, totalBytes) => onProgress?.(totalBytes === 0 ? 1 : sentBytes / totalBytes),
    onSuccess: () => finish?.(),
    onError: (error) => fail?.(toError(error)),
  });
  signal?.addEventListener('abort', () => {
    // Removes the sent parts from the server: a canceled upload is not continued.
    void upload.abort(true).then(() => forget(upload));
    fail?.(new DOMException('The upload was canceled', 'AbortError'));
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  if (!signal?.aborted) upload.start();
  await sent;
  const id = new URL(upload.url ?? '', 'http://upload').pathname.split('/').at(-1) ?? '';
  return { id, forget: () => forget(upload) };
}
