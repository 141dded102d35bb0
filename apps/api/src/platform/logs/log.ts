import pino, { type DestinationStream, type Logger } from 'pino';

/** The server's log: one line of JSON per entry, on standard output. */
export type Log = Logger;

const causeDepth = 3;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError | string;
}

interface ErrorLike {
  message: string;
  code?: unknown;
  stack?: unknown;
  cause?: unknown;
}

/** Some libraries copy errors into plain objects, with more data. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && typeof (error as ErrorLike | null)?.message === 'string';
}

/**
 * Describes an error for the log. Includes only named fields: libraries attach data to errors (the failed
 * row, the request with its headers) that contains passwords and tokens.
 */
function describeError(error: unknown, depth = 0): LoggedError | string {
  if (!isErrorLike(error)) return String(error);
  const { message, stack, cause, code } = error;
  return {
    type: error instanceof Error ? error.name : 'Object',
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof stack === 'string' ? { stack } : {}),
    ...(cause && depth < causeDepth ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** Opens the log. Only the fields that `logRequests` names are logged of a request. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => describeError(error),
      req: () => undefined,
      res: () => undefined,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
