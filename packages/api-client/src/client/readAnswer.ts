import type { CallReference } from '../contract/call.ts';
import type { ErrorBody } from '../contract/errors.ts';
import { ApiError } from './apiError.ts';

const fallback: ErrorBody = { code: 'somethingWentWrong', message: 'Something went wrong' };
/** What is said where nothing behind the address answered. */
export const noAnswer: ErrorBody = {
  code: 'serviceUnavailable',
  message: 'Something wrong, please try later',
};
/** What a proxy answers for a server that does not. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Only what the client itself relies on is looked at; no schema is worth its weight here. */
function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, errors = [] } = value as Partial<Record<keyof ErrorBody, unknown>>;
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(errors);
}

/** The error a failed answer stands for, also where something between us and the server answered in our place. */
export function toApiError(status: number, text: string, requestId: string | undefined): ApiError {
  let body: ErrorBody = awayStatuses.includes(status) ? noAnswer : fallback;
  try {
    const parsed: unknown = JSON.parse(text);
    if (isErrorBody(parsed)) body = parsed;
  } catch {
    // Not JSON: a proxy's own page, say. The fallback stands.
  }
  return new ApiError(status, body, requestId);
}

/** The file of an answer, telling how much of it is here. What was packed on its way is longer here than there. */
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

/** The body of a successful answer, read the way the call says it travels. */
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
