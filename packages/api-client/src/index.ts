/**
 * The typed client of the Vitrina API.
 *
 * @packageDocumentation
 */
export { ApiError } from './client/apiError.ts';
export { buildUrl } from './client/buildUrl.ts';
export { isErrorCode } from './contract/errorCodes.ts';
export { toStoredImage } from './contract/storedImage.ts';
export {
  fileExtensions,
  fileKinds,
  maxFileBytes,
  maxFormUploadBytes,
  maxUploadBytes,
  playableCodecs,
  uploadsPath,
} from './contract/fileKinds.ts';
export type { FileKind, PlayableCodecs } from './contract/fileKinds.ts';
export { createApiClient } from './client/createApiClient.ts';
export type {
  ApiClient,
  ApiClientOptions,
  CallArguments,
  CallOptions,
  CallRest,
  SentUpload,
  UploadOptions,
} from './client/types.ts';
export { maxPresenceBlocks, presenceCloseCodes, presencePath } from './contract/presenceLimits.ts';
