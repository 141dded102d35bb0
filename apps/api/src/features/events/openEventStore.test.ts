import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

import { ConfigError } from '../../platform/config/config.ts';
import type { Database } from '../../platform/storage/database.ts';
import { openEventStore } from './openEventStore.ts';

const database = {} as Database;
const open = (clickHouseUrl: string) =>
  openEventStore(
    { timeZone: 'UTC', eventDays: 90, clickHouseUrl } as Parameters<typeof openEventStore>[0],
    database,
  );

it('a ClickHouse without the database is named with what to do, and without the password', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404).end("Code: 81, e.displayText() = DB::Exception: Database shop doesn't exist\n");
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const refused = open(`http://user:secret@127.0.0.1:${port}/?database=shop`);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(
    /127\.0\.0\.1:\d+ does not take visits: .*Database shop doesn't exist.*has to be there/,
  );
  await expect(refused).rejects.not.toThrow(/secret/);
  server.close();
});

it('a ClickHouse that does not answer is named with why', async () => {
  await expect(open('http://user:secret@127.0.0.1:1/')).rejects.toThrow(
    /127\.0\.0\.1:1 does not take visits/,
  );
});
