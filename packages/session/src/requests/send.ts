import { ApiError } from '@vitrina/api-client';
import type { CallReference, CallResponse } from '@vitrina/api-client/contract';

const unknownFailure = { code: 'somethingWentWrong', message: 'Something went wrong' };

async function toFailure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => unknownFailure)) as Partial<typeof unknownFailure>;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError(response.status, { ...unknownFailure, ...body }, requestId);
}

/** Makes a call on screens before sign-in, which load no client. @throws ApiError if it fails */
export async function send<Call extends CallReference>(
  baseUrl: string,
  call: Call,
  init: { body?: unknown; token?: string; signal?: AbortSignal } = {},
): Promise<CallResponse<Call>> {
  let response: Response;
  try {
    response = await fetch(baseUrl + call.path, {
      method: call.method,
      signal: init.signal,
      // Keeps the request alive: the sign-in navigates away at once.
      keepalive: true,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(init.token === undefined ? {} : { authorization: `Bearer ${init.token}` }),
      },
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
    });
  } catch (cause) {
    throw new ApiError(0, unknownFailure, undefined, { cause });
  }
  if (!response.ok) throw await toFailure(response);
  return (await response.json()) as CallResponse<Call>;
}
