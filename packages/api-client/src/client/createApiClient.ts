import { calls } from '../calls/index.ts';
import type { CallReference, CallResponse } from '../contract/call.ts';
import { uploadsPath } from '../contract/fileKinds.ts';
import type { UploadedFile } from '../contract/files.ts';
import { ApiError } from './apiError.ts';
import { buildUrl } from './buildUrl.ts';
import { noAnswer, readAnswer } from './readAnswer.ts';
import { readStream } from './readStream.ts';
import type {
  ApiClient,
  ApiClientOptions,
  CallArguments,
  CallOptions,
  CallRest,
  SentUpload,
  UploadOptions,
} from './types.ts';
import { toForm, uploadByFetch, uploadByXhr } from './uploadFile.ts';

/** Larger files are sent in parts, so that a lost connection costs at most one of them. */
const maxSingleRequestBytes = 4 * 1024 * 1024;

interface LooseArguments extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
}

/** Checks whether a call failed because its session is over, or because its user has to confirm it. */
function wantsUser(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 ? error.code === 'unauthorised' : error.code === 'confirmationNeeded';
}

/** Retries once if the session was renewed or confirmed. */
async function withRenewal<Result>(
  options: ApiClientOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!wantsUser(error) || !options.onUnauthorised) throw error;
    if (!(await options.onUnauthorised(error))) throw error;
    return attempt();
  }
}

/** Sends a call, reports a refusal to `onRefused`, and rethrows the failure. */
async function perform<Result>(options: ApiClientOptions, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await withRenewal(options, attempt);
  } catch (error) {
    if (error instanceof ApiError) options.onRefused?.(error);
    throw error;
  }
}

function commonHeaders(options: ApiClientOptions): Record<string, string> {
  const token = options.getToken?.();
  const language = options.getLanguage?.();
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(language ? { 'accept-language': language } : {}),
  };
}

function toRequest(
  options: ApiClientOptions,
  call: CallReference,
  input: LooseArguments,
  more?: Readonly<Record<string, string>>,
): RequestInit {
  const headers: Record<string, string> = { ...commonHeaders(options), ...more };
  const init: RequestInit = { method: call.method, headers };
  if (input.ifMatch !== undefined) headers['if-match'] = `"${input.ifMatch}"`;
  if (input.signal) init.signal = input.signal;
  // Lets the browser set the content type, which includes the form's boundary.
  if (input.file) init.body = toForm(input.file);
  if (input.body !== undefined) {
    headers['content-type'] = call.bodyKind === 'text' ? 'text/plain' : 'application/json';
    init.body = JSON.stringify(input.body);
  }
  return init;
}

/** Turns a missing or interrupted response into an {@link ApiError}; an aborted call keeps its own error. */
const failAway =
  ({ signal }: LooseArguments) =>
  (cause: unknown): never => {
    if (cause instanceof ApiError || signal?.aborted) throw cause;
    throw new ApiError(0, noAnswer, undefined, { cause });
  };

/**
 * Creates the typed client of the API.
 *
 * @example
 * const client = createApiClient({ getToken: () => localStorage.getItem('accessToken') });
 * const { data } = await client.call(calls.getEpack, { params: { id } });
 *
 * @public
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '');
  const send: typeof fetch = (...input) => (options.fetch ?? globalThis.fetch)(...input);

  async function request(
    call: CallReference,
    input: LooseArguments,
    more?: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const url = buildUrl(baseUrl, call, input.params, input.query);
    const init = toRequest(options, call, input, more);
    return send(url, init).catch(failAway(input));
  }

  async function callOnce(call: CallReference, input: LooseArguments): Promise<unknown> {
    const response = await request(call, input);
    return readAnswer(call, response, input.onProgress).catch(failAway(input));
  }

  async function streamOnce(
    call: CallReference,
    input: LooseArguments,
    onText: (piece: string) => void,
  ): Promise<unknown> {
    const response = await request(call, input, { accept: 'text/event-stream' });
    const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
    const answer = isStream ? readStream(response, onText) : readAnswer(call, response);
    return answer.catch(failAway(input));
  }

  async function sendParts(file: File, uploadOptions: UploadOptions): Promise<SentUpload> {
    const { uploadResumable } = await import('./uploadResumable.ts');
    const upload = { url: baseUrl + uploadsPath, headers: () => commonHeaders(options), file };
    return uploadResumable(upload, uploadOptions);
  }

  async function uploadInParts(file: File, uploadOptions: UploadOptions): Promise<UploadedFile> {
    const { id, forget } = await sendParts(file, uploadOptions);
    const { signal } = uploadOptions;
    const input = { params: { id }, body: {}, ...(signal && { signal }) };
    const answer = (await callOnce(calls.finishUpload, input)) as CallResponse<typeof calls.finishUpload>;
    await forget();
    return answer.data;
  }

  return {
    baseUrl,
    call<Call extends CallReference>(call: Call, ...rest: CallRest<Call>) {
      const input: LooseArguments = rest[0] ?? {};
      return perform(options, () => callOnce(call, input)) as Promise<CallResponse<Call>>;
    },
    stream<Call extends CallReference>(
      call: Call,
      argumentsOfCall: CallArguments<Call>,
      onText: (piece: string) => void,
    ) {
      const input: LooseArguments = argumentsOfCall;
      return perform(options, () => streamOnce(call, input, onText)) as Promise<CallResponse<Call>>;
    },
    sendParts: (file, uploadOptions = {}) => perform(options, () => sendParts(file, uploadOptions)),
    upload(file: File, uploadOptions: UploadOptions = {}) {
      return perform(options, () => {
        const canResume = 'XMLHttpRequest' in globalThis && !options.fetch;
        if (canResume && file.size > maxSingleRequestBytes) return uploadInParts(file, uploadOptions);
        const url = buildUrl(baseUrl, calls.uploadFile);
        const request = { url, headers: commonHeaders(options), file };
        return canResume ? uploadByXhr(request, uploadOptions) : uploadByFetch(request, uploadOptions, send);
      });
    },
  };
}
