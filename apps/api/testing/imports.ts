import { buffer } from 'node:stream/consumers';
import { uploadsPath } from '@vitrina/api-client';
import { type CallBody, contract, type PackageImport } from '@vitrina/api-client/contract';
import yazl from 'yazl';

import { openLog } from '../src/platform/logs/log.ts';
import { readImport } from '../src/features/imports/readImport.ts';
import { runImport } from '../src/features/imports/runImport.ts';
import type { TestServer } from './testServer.ts';

/** Returns a zip of files. */
export async function zipOf(
  files: Readonly<Record<string, Buffer | string>>,
  mode?: number,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content as string), path, mode === undefined ? {} : { mode });
  }
  zip.end();
  return buffer(zip.outputStream);
}

type Products = CallBody<typeof contract.createPackageImport>['products'];

/** Imports packages as ann, with the background work done at once. */
export async function openImports(server: TestServer) {
  const ann = await server.as('ann');
  const context = (signal = new AbortController().signal) => ({
    services: server.services,
    log: openLog('silent'),
    signal,
  });

  /** Uploads a file in parts. @returns the upload's id */
  async function send(bytes: Buffer, name: string): Promise<string> {
    const headers = { authorization: `Bearer ${await server.tokenOf('ann')}`, 'tus-resumable': '1.0.0' };
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const length = { 'upload-length': String(bytes.length), 'upload-metadata': metadata };
    const created = await fetch(server.url + uploadsPath, {
      method: 'POST',
      headers: { ...headers, ...length },
    });
    const path = created.headers.get('location') ?? '';
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const body = new Uint8Array(bytes);
    await fetch(server.url + path, { method: 'PATCH', headers: { ...headers, ...type }, body });
    return path.split('/').at(-1) ?? '';
  }

  const read = async (id: number) =>
    (await ann.call(contract.getPackageImport, { params: { id: String(id) } })).data;

  return {
    send,
    read,
    /** Begins an import of an upload and checks it. */
    async check(uploadId: string, products?: Products): Promise<PackageImport> {
      const body = { uploadId, ...(products && { products }) };
      const { id } = (await ann.call(contract.createPackageImport, { body })).data;
      await readImport.run({ importId: id }, context());
      return read(id);
    },
    /** Starts an import and creates its packages. @returns the packages */
    async run(
      id: number,
      { changed = 'skip', signal }: { changed?: 'skip' | 'update'; signal?: AbortSignal } = {},
    ) {
      const params = { id: String(id) };
      await ann.call(contract.startPackageImport, { params, body: { changed } });
      await runImport.run({ importId: id }, context(signal));
      const { data } = await ann.call(contract.listPackageImportRows, { params, query: { limit: 100 } });
      return data.items;
    },
  };
}
