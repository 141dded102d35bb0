import type { UploadedFile } from '../contract/files.ts';
import { ApiError } from './apiError.ts';
import { toApiError } from './readAnswer.ts';
import type { UploadOptions } from './types.ts';

/** An upload: its address, headers and content. */
export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  file: File;
}

function readUploaded(text: string): UploadedFile {
  return (JSON.parse(text) as { data: UploadedFile }).data;
}

/** Returns a form with the file as its only part, as calls with a multipart body take it. */
export function toForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

function uploadFailed(): ApiError {
  return new ApiError(0, { code: 'uploadFailed', message: 'The file could not be sent' });
}

/** A canceled upload keeps its own error. */
function notSent(error: Error): never {
  throw error.name === 'AbortError' ? error : uploadFailed();
}

/** Uploads with XMLHttpRequest, since `fetch` does not report upload progress. */
export function uploadByXhr(request: UploadRequest, options: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const isDone = xhr.status >= 200 && xhr.status < 300;
      if (isDone) resolve(readUploaded(xhr.responseText));
      else
        reject(toApiError(xhr.status, xhr.responseText, xhr.getResponseHeader('x-request-id') ?? undefined));
    });
    xhr.addEventListener('error', () => {
      reject(uploadFailed());
    });
    xhr.addEventListener('abort', () => {
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    });
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(toForm(request.file));
  });
}

/** Uploads without XMLHttpRequest, for environments that lack it. */
export async function uploadByFetch(
  request: UploadRequest,
  options: UploadOptions,
  fetchFunction: typeof fetch,
): Promise<UploadedFile> {
  const response = await fetchFunction(request.url, {
    method: 'POST',
    headers: request.headers,
    body: toForm(request.file),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch(notSent);
  const text = await response.text().catch(notSent);
  if (!response.ok)
    throw toApiError(response.status, text, response.headers.get('x-request-id') ?? undefined);
  options.onProgress?.(1);
  return readUploaded(text);
}
