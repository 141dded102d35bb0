import { createHash } from 'node:crypto';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { pointerPath, type ProductKey } from '@vitrina/stream-embed/pointer';

import { firstPage } from '../../testing/epacks.ts';
import type { Acknowledged } from './workload.ts';

async function readText(client: ApiClient, id: string, revision: number): Promise<string> {
  const address = { params: { id, revision }, query: firstPage };
  const { data } = await client.call(contract.getPageVersion, address);
  return JSON.stringify(data.components);
}

async function readPublished(url: string, retailerId: number, key: ProductKey): Promise<string | undefined> {
  const response = await fetch(`${url}/${pointerPath({ retailer: String(retailerId), ...key })}`);
  if (!response.ok) return undefined;
  const pointer = (await response.json()) as StreamPointer;
  const html = await fetch(`${url}/${pointer.base}${pointer.pages['ru']?.['master_template']?.html}`);
  return html.ok ? html.text() : undefined;
}

async function isWhole(url: string, path: string): Promise<boolean> {
  const response = await fetch(url + path);
  if (!response.ok) return false;
  const hash = createHash('sha256').update(new Uint8Array(await response.arrayBuffer()));
  return path.includes(hash.digest('hex'));
}

/** Requests everything the server acknowledged. @returns a description of each missing or changed item */
export async function findLost(
  url: string,
  client: ApiClient,
  retailerId: number,
  { saves, publications, files }: Acknowledged,
): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, revision, text } of saves) {
    const found = await readText(client, id, revision).catch(() => '');
    if (!found.includes(text)) lost.push(`revision ${revision} of ${id}`);
  }
  for (const [id, { key, text, next }] of publications) {
    const html = await readPublished(url, retailerId, key);
    const isShown = html !== undefined && [text, next].some((one) => one && html.includes(one));
    if (text !== '' && !isShown) lost.push(`publication of ${id}`);
  }
  for (const path of files) if (!(await isWhole(url, path))) lost.push(`file ${path}`);
  return lost;
}
