import { maxUploadBytes } from '@vitrina/api-client';
import { asMessageId } from '@vitrina/ui-kit';
import type { IntlShape } from 'react-intl';

/** Returns the message that says why a file was not uploaded. Which files are allowed is said here, the rest by the API. */
export function uploadRefusalText({ messages }: Pick<IntlShape, 'messages'>, code: string): MessageText {
  if (code === 'fileTooLarge')
    return { id: 'builder.asset.refused.fileTooLarge', values: { megabytes: maxUploadBytes / 1024 / 1024 } };
  if (code === 'fileMissing' || code === 'fileNotImage') return { id: `builder.asset.refused.${code}` };
  return { id: asMessageId(messages, `api.error.${code}`) ?? 'api.error.somethingWentWrong' };
}
