import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { demoPassword } from '@vitrina/demo';

import { addDays, dayIn } from '../../src/features/events/days.ts';
import { loadDemo } from '../../src/features/demo/loadDemo.ts';
import { loadYear } from '../../src/features/demo/loadYear.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

/** A server with the whole demo. */
export interface DemoYear {
  server: TestServer;
  /** The day it was loaded, in the report's time zone. */
  today: string;
  /** Returns the day a number of days before. */
  daysAgo(count: number): string;
  /** Returns the client of a demo account. */
  as(login: string): Promise<ApiClient>;
}

/** Starts a server and loads the demo with its year. */
export async function openDemoYear(): Promise<DemoYear> {
  const server = await startTestServer({ VITRINA_DEMO: '1' }, { withPeople: false });
  const { services } = server;
  // The server's port is known once it listens; product pages have it in their addresses.
  Object.assign(services.config, { demoShopOrigins: [server.url] });
  await loadDemo(services);
  await loadYear(services, { now: new Date(), signal: new AbortController().signal });
  const today = dayIn(services.config.timeZone, new Date());
  const clients = new Map<string, ApiClient>();
  const signIn = async (login: string) => {
    const body = { login, password: demoPassword };
    const { token } = await createApiClient({ baseUrl: server.url }).call(contract.getToken, { body });
    return createApiClient({ baseUrl: server.url, getToken: () => token });
  };
  return {
    server,
    today,
    daysAgo: (count) => addDays(today, -count),
    async as(login) {
      const client = clients.get(login) ?? (await signIn(login));
      clients.set(login, client);
      return client;
    },
  };
}
