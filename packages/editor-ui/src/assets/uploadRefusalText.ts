import { maxBytesOf } from '@vitrina/editor-core/assets';
import type { UploadState } from '@vitrina/editor-core/store';
import { asMessageId } from '@vitrina/ui-kit';
import type { IntlShape } from 'react-intl';

type FailedUpload = Extract<UploadState, { status: 'failed' }>;

/**
 * Returns the message for a refused upload. This package has the messages about files that are refused without
 * sending; the API has the others.
 */
export function uploadRefusalText(
  { messages }: Pick<IntlShape, 'messages'>,
  { code, file, wantedKind = 'image' }: FailedUpload,
): MessageText {
  if (code === 'fileTooLarge')
    return {
      id: 'builder.asset.refused.fileTooLarge',
      values: { megabytes: maxBytesOf(file) / 1024 / 1024 },
    };
  if (code === 'otherKind') return { id: 'builder.asset.refused.otherKind', values: { kind: wantedKind } };
  if (code === 'fileMissing') return { id: 'builder.asset.refused.fileMissing' };
  return { id: asMessageId(messages, `api.error.${code}`) ?? 'api.error.somethingWentWrong' };
}
