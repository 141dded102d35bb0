import { z } from 'zod';

import { attachment } from '../../platform/http/attachment.ts';
import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { sendBlob } from '../../platform/http/sendBlob.ts';
import type { Services } from '../services.ts';

const querySchema = z.object({ download: z.string().min(1).max(200).optional().catch(undefined) });

/**
 * The stored files themselves. `?download={name}` makes a browser save the file under that name, also on a
 * retailer's page, where browsers ignore the name a link gives.
 */
export function fileRoutes({ app }: ContractRoutes, { blobs }: Pick<Services, 'blobs'>): void {
  app.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    const { download } = querySchema.parse(request.query);
    if (download !== undefined) {
      const extension = name.split('.').at(-1) ?? '';
      const base = download.toLowerCase().endsWith(`.${extension}`)
        ? download.slice(0, -extension.length - 1)
        : download;
      void reply.header('content-disposition', attachment(base, extension));
    }
    return sendBlob(request, reply, blobs, { key: `files/${name}`, caching: 'immutable' });
  });
}
