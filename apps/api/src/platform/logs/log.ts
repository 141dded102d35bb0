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

/**
 * Describes an error for the log. Includes only named fields: libraries attach data to errors (the failed
 * row, the request with its headers) that contains passwords and tokens.
 */
function describeError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(stack ? { stack } : {}),
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
