import type { CallReference } from '../contract/call.ts';
import type { ErrorBody } from '../contract/errors.ts';
import { ApiError } from './apiError.ts';

const fallback: ErrorBody = { code: 'somethingWentWrong', message: 'Something went wrong' };
/** The error reported if no server answered. */
export const noAnswer: ErrorBody = {
  code: 'serviceUnavailable',
  message: 'Something wrong, please try later',
};
/** The statuses a proxy answers with if the server behind it is down. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Checks only the fields the client relies on; a schema would add too much to the bundle. */
function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, errors = [] } = value as Partial<Record<keyof ErrorBody, unknown>>;
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(errors);
}

/** Returns the error of a failed response, including one that a proxy sent instead of the server. */
export function toApiError(status: number, text: string, requestId: string | undefined): ApiError {
  let body: ErrorBody = awayStatuses.includes(status) ? noAnswer : fallback;
  try {
    const parsed: unknown = JSON.parse(text);
    if (isErrorBody(parsed)) body = parsed;
  } catch {
    // Not JSON, such as a proxy's error page: keep the fallback.
  }
  return new ApiError(status, body, requestId);
}

/**
 * Reads a file and reports progress. Compressed responses report none: their `Content-Length` is not the file size.
 */
async function readBlob(response: Response, onProgress: (part: number) => void): Promise<Blob> {
  const size = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  if (!response.body || !(size > 0)) return response.blob();
  let arrived = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      arrived += chunk.byteLength;
      onProgress(Math.min(1, arrived / size));
      controller.enqueue(chunk);
    },
  });
  const { headers } = response;
  return new Response(response.body.pipeThrough(counting), { headers }).blob();
}

/** Reads the body of a successful response in the form the call declares. */
export async function readAnswer(
  call: CallReference,
  response: Response,
  onProgress?: (part: number) => void,
): Promise<unknown> {
  if (!response.ok) {
    const requestId = response.headers.get('x-request-id') ?? undefined;
    throw toApiError(response.status, await response.text(), requestId);
  }
  if (call.responseKind === 'blob') return onProgress ? readBlob(response, onProgress) : response.blob();
  if (call.responseKind === 'empty') return null;
  return response.json();
}
