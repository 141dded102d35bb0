import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { fileSchema } from './epack.ts';

export const builderCalls = {
  uploadFile: defineCall({
    id: 'uploadFile',
    method: 'POST',
    path: '/api/constructor/files',
    summary: 'Uploads a picture (field `file`); it is re-encoded and stored by its content.',
    permission: ['Builder', 'BuilderPro'],
    bodyKind: 'multipart',
    response: dataOf(fileSchema),
  }),
};
