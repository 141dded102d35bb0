import { z } from 'zod';

/**
 * Every code an error of this API can carry. The code is also the end of its message's id: `api.error.{code}`.
 *
 * @public
 */
export const errorCodes = [
  'somethingWentWrong',
  'invalidInput',
  'malformedBody',
  'unsupportedMediaType',
  'bodyTooLarge',
  'unauthorised',
  'notEnoughPermissions',
  'notFound',
  'stale',
  'tooManyRequests',
  'incorrectLogin',
  'incorrectPassword',
  'incorrectLoginOrPassword',
  'usernameTaken',
  'emailTaken',
  'passwordTooShort',
  'incorrectUserId',
  'partialMatch',
  'moreThanOneLicense',
  'noRetailers',
  'notPublishable',
  'nothingToPublish',
  'contentCheckRequired',
  'publishNotAllowed',
  'sameSection',
  'fileMissing',
  'fileTooLarge',
  'fileNotImage',
  'imageTooLarge',
  'svgHasEntities',
  'svgTooComplex',
  'svgSizeMissing',
  'uploadFailed',
  'aiUnavailable',
  'aiActionUnknown',
  'rangeTooWide',
  'rangeReversed',
  'nothingSelected',
  'marketplaceAndLicenseNeeded',
  'marketplaceGroupAndLicenseNeeded',
  'reportNotReady',
  'staleRecord',
  'loginRequired',
  'userNotRegistered',
  'linkNotValid',
  'mailFailed',
  'secondFactorRequired',
  'incorrectCode',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorNeeded',
  'ownAccount',
  'lastAdministrator',
  'nameTaken',
  'inUse',
  'ownsEpacks',
  'hasChildren',
  'belowItself',
  'aiFailed',
  'aiTimedOut',
  'aiRefused',
  'aiTextTooLong',
  'aiBudgetUsedUp',
  'fontNotReadable',
  'fontNotEmbeddable',
  'fontFormatTaken',
  'csvNotReadable',
  'serviceUnavailable',
  'awsTokenExpired',
  'connectionNotAsked',
  'marketplaceNotSetUp',
  'customComponentTaken',
  'folderTaken',
  'folderNotEmpty',
  'folderTooDeep',
  'folderOfOtherLicense',
  'assetInUse',
  'takenByAnotherLicense',
  'publicationGone',
  'eanNotGtin',
  'publishDatePast',
  'publishDateFar',
  'scheduleOver',
  'pageExists',
  'pageNotMapped',
  'sheetNotReadable',
  'feedNotReadable',
  'importColumnsMissing',
  'importTooLong',
] as const;

/** A code of {@link errorCodes}. @public */
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one field; the code ends its message's id: `api.field.{code}`. @public */
export const fieldErrorCodes = [
  'required',
  'wrongType',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'wrongFormat',
  'notAllowed',
  'unknownField',
  'notHttpsLink',
  'repeated',
  'invalid',
] as const;

/** A code of {@link fieldErrorCodes}. @public */
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One field's error. `path` is dotted and starts with where the field travels: `body.login`, `query.limit`. @public */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string(), code: z.string() });

/** The body of every answer that is not a success. @public */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  data: z.unknown().optional(),
});

/** One field's error. @public */
export type FieldError = z.output<typeof fieldErrorSchema>;
/** The body of every answer that is not a success. @public */
export type ErrorBody = z.output<typeof errorBodySchema>;
