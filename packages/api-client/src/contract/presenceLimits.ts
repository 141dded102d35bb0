/** The path of the WebSocket that shows who works on an epack, and what they save. @public */
export const presencePath = '/api/constructor/presence';

/** The longest message a client can send, in bytes. @public */
export const maxPresenceBytes = 4096;

/** The number of selected blocks that others see. @public */
export const maxPresenceBlocks = 20;

/** The reasons for which the server closes the connection, as WebSocket close codes. @public */
export const presenceCloseCodes = {
  /** The message is not one of `presenceRequestSchema`. */
  malformed: 4400,
  /** The token is missing, unknown or ended. */
  signedOut: 4401,
  /** The user has no access to the epack. */
  forbidden: 4403,
  /** More messages or connections than allowed. */
  tooMany: 4429,
} as const;
