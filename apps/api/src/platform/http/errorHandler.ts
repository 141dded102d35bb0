import { messages } from '@vitrina/api-client/messages';
import type { ErrorBody, ErrorCode, FieldError } from '@vitrina/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Failure, type FieldFailure } from './failure.ts';
import { pickLanguage, type Language } from './language.ts';

const byFastifyCode: Partial<Record<string, [status: number, code: ErrorCode]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupportedMediaType'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'bodyTooLarge'],
  FST_REQ_FILE_TOO_LARGE: [413, 'fileTooLarge'],
  FST_ERR_RATE_LIMIT: [429, 'tooManyRequests'],
};

const byStatus: Partial<Record<number, ErrorCode>> = {
  401: 'unauthorised',
  403: 'notEnoughPermissions',
  404: 'notFound',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
};

/**
 * SQLSTATE class 22: a value that no column accepts (half a surrogate pair, a number out of range). The
 * client's error.
 */
const dataException = /^22/;
/** SQLSTATE 23503: a row that it refers to was deleted in the meantime. */
const foreignKeyViolation = '23503';

const retryAfterSeconds = 5;
/**
 * SQLSTATE classes 08 (no connection), 53 (insufficient resources) and 57P (shutting down, or not started
 * yet).
 */
const databaseAway = /^(?:08|53|57P0)/;
/** SQLSTATE codes of a statement that waited too long, or in a circle: another try can succeed. */
const waitedTooLong = new Set(['57014', '55P03', '40P01']);
const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** Error codes of a file system that is full, or temporarily accepts no writes. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']);
/** Messages of `pg` without a code, for connections that broke or could not be opened. */
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Checks whether the database or the file store is temporarily unavailable, so that the caller can retry. */
function isStorageAway({ code = '', message }: Partial<FastifyError> & { message: string }): boolean {
  return (
    databaseAway.test(code) ||
    waitedTooLong.has(code) ||
    connectionLost.has(code) ||
    noRoom.has(code) ||
    brokenConnection.test(message)
  );
}

/** Converts a thrown error to the failure for the caller; undefined for our own faults. */
export function toFailure(error: Partial<FastifyError> & { message: string }): Failure | undefined {
  if (error instanceof Failure) return error;
  const known = byFastifyCode[error.code ?? ''];
  if (known) return new Failure(...known);
  if (dataException.test(error.code ?? '') && 'severity' in error) return new Failure(400, 'invalidInput');
  if (error.code === foreignKeyViolation) return new Failure(409, 'notFound');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Failure(status, byStatus[status] ?? 'malformedBody');
  return undefined;
}

function withMessage(error: FieldFailure, texts: (typeof messages)[Language]): FieldError {
  return 'message' in error ? error : { ...error, message: texts[`api.field.${error.code}`] };
}

/** Returns the scope an API key is missing, to append to the message: people read it in the log of a program. */
function scopeText({ code, details: { data } }: Failure): string {
  return code === 'scopeMissing' ? `: ${(data as { scope: string }).scope}` : '';
}

/** Returns a failure as a response body, in the user's language. */
export function toErrorBody(failure: Failure, language: Language): ErrorBody {
  const texts = messages[language];
  const { errors, data } = failure.details;
  return {
    code: failure.code,
    message: texts[`api.error.${failure.code}`] + scopeText(failure),
    ...(errors ? { errors: errors.map((error) => withMessage(error, texts)) } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** Returns the seconds after which another try can succeed; undefined if the failure does not say. */
function retryAfterOf({ details: { data } }: Failure): number | undefined {
  const seconds = (data as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Sends a failure as a response. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const body = toErrorBody(failure, pickLanguage(request.headers['accept-language']));
  const seconds = retryAfterOf(failure);
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.status(failure.status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** Checks whether the address was opened in a browser's window, not by a program, script or frame. */
function isOpenedByHand({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/** Sends every error in one format; only our own faults are logged as errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toFailure(error);
    if (failure) return sendFailure(request, reply, failure);
    request.log.error({ err: error }, 'request failed');
    if (isStorageAway(error)) {
      void reply.header('retry-after', retryAfterSeconds);
      return sendFailure(request, reply, new Failure(503, 'serviceUnavailable'));
    }
    return sendFailure(request, reply, new Failure(500, 'somethingWentWrong'));
  });
  app.setNotFoundHandler((request, reply) => {
    // A route without a name redirects to the dashboard.
    if (isOpenedByHand(request)) return reply.redirect('/panel/dashboard');
    return sendFailure(request, reply, new Failure(404, 'notFound'));
  });
}
