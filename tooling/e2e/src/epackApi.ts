import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { type Block, toWirePage } from '@vitrina/demo/wirePage';

import { sessionOf } from './sessions.ts';

/** A minisite with one page, in Russian. */
export interface NewEpack {
  readonly name: string;
  readonly ean: string;
  readonly blocks: readonly Block[];
}

/** Calls for packages, made as the demo's editor. */
export interface EpackApi {
  /** Saves a package and returns its id. */
  create(epack: NewEpack): Promise<string>;
  /** Replaces its page. */
  save(id: string, blocks: readonly Block[]): Promise<void>;
  publish(id: string): Promise<void>;
  /** Lists the ids of its publications, last first. */
  publications(id: string): Promise<readonly number[]>;
  rollBack(id: string, publicationId: number): Promise<void>;
  unpublish(id: string): Promise<void>;
  /** Returns the stored components of a package's page. */
  components(id: string): Promise<readonly { readonly componentKey: string }[]>;
  /** Uploads a file and returns its address, as documents refer to it. */
  upload(path: string): Promise<string>;
  /** The zip of a package. */
  download(id: string): Promise<Buffer>;
}

function toSave({ name, ean, blocks }: NewEpack) {
  const productData = {
    productName: name,
    brandName: 'Kernhof',
    EAN: ean,
    MPN: `KH-${ean}`,
    categories: ['1'],
  };
  const manifest = { tags: ['e2e'], productData, data: { ru: { direction: 'ltr' } } };
  const page = { 'index.html': toWirePage(blocks) };
  const activeEpackage = { locale: 'ru', template: 'master_template', page: 'index.html' };
  const epackData = { type: 'minisite', manifest, components: { ru: { master_template: page } } };
  return { structure: { activeEpackage, epackData } };
}

/** Opens a session of the editor and returns the calls. */
export async function connectEpackApi(address: string): Promise<EpackApi> {
  const token = await sessionOf(address, 'editor');
  const call = async (path: string, body?: object, method = 'POST'): Promise<Response> => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      authorization: `Bearer ${token}`,
    };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(address + path, init);
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
    return response;
  };
  const epacks = '/api/constructor/epackages';
  return {
    async create(epack) {
      const { data } = (await (await call(epacks, toSave(epack))).json()) as { data: { id: string } };
      return data.id;
    },
    async save(id, blocks) {
      const address = { lang: 'ru', template: 'master_template', page: 'index.html' };
      const body = { ...address, components: toWirePage(blocks) };
      await call(`${epacks}/${id}/components`, body, 'PUT');
    },
    async publish(id) {
      await call(`${epacks}/${id}/publish-to-stream`, { checkPartialUpdate: false });
    },
    async publications(id) {
      const answer = await call(`${epacks}/${id}/publications`);
      const { data } = (await answer.json()) as { data: { items: { id: number }[] } };
      return data.items.map((publication) => publication.id);
    },
    async rollBack(id, publicationId) {
      await call(`${epacks}/${id}/publications/${publicationId}/rollback`, {});
    },
    async unpublish(id) {
      await call(`${epacks}/${id}/unpublish`, {});
    },
    async components(id) {
      const query = 'lang=ru&template=master_template&page=index.html';
      const answer = await call(`${epacks}/${id}/components?${query}`);
      const { data } = (await answer.json()) as { data: { components: { componentKey: string }[] } };
      return data.components;
    },
    async upload(path) {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(await readFile(path))], basename(path)));
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${address}/api/constructor/files`, { method: 'POST', headers, body });
      const { data } = (await response.json()) as { data: { url: string } };
      return data.url;
    },
    async download(id) {
      return Buffer.from(await (await call(`${epacks}/${id}/download`)).arrayBuffer());
    },
  };
}
