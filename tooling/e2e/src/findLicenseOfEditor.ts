import { sessionOf } from './sessions.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

/** Returns the id of the license of the user `editor`. */
export async function findLicenseOfEditor({ address }: VitrinaServer): Promise<number> {
  const response = await fetch(`${address}/licenses/short-list`, {
    headers: { authorization: `Bearer ${await sessionOf(address, 'editor')}` },
  });
  const { data } = (await response.json()) as { data: { id: number }[] };
  return data[0]?.id ?? 0;
}
