import { maxUploadBytes } from '@vitrina/api-client';
import { asMessageId } from '@vitrina/ui-kit';
import type { IntlShape } from 'react-intl';

/**
 * Returns the message for a refused upload. This package has the messages about allowed files; the API has
 * the others.
 */
export function uploadRefusalText({ messages }: Pick<IntlShape, 'messages'>, code: string): MessageText {
  if (code === 'fileTooLarge')
    return { id: 'builder.asset.refused.fileTooLarge', values: { megabytes: maxUploadBytes / 1024 / 1024 } };
  if (code === 'fileMissing' || code === 'fileNotImage') return { id: `builder.asset.refused.${code}` };
  return { id: asMessageId(messages, `api.error.${code}`) ?? 'api.error.somethingWentWrong' };
}
