import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { lastLines } from './lastLines.mjs';
import { freePort } from './postgres.mjs';

const program = '/usr/sbin/clickhouse-server';
const startWithinMs = 30_000;

/** The parts of Debian's ClickHouse 18.16 that the tests need. */
export const clickhouse = {
  title: 'ClickHouse 18.16',
  packages: ['clickhouse-server'],
  isInstalled: () => existsSync(program),
};

function shardOf({ tcp }) {
  return `<shard><replica><host>127.0.0.1</host><port>${tcp}</port></replica></shard>`;
}

function configOf(home, ports, all) {
  return `<?xml version="1.0"?>
<yandex>
  <logger><level>warning</level><log>${home}/log</log><errorlog>${home}/errors</errorlog></logger>
  <http_port>${ports.http}</http_port><tcp_port>${ports.tcp}</tcp_port>
  <interserver_http_port>${ports.interserver}</interserver_http_port>
  <listen_host>127.0.0.1</listen_host>
  <path>${home}/data/</path><tmp_path>${home}/tmp/</tmp_path><users_config>${home}/users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database>
  <mark_cache_size>268435456</mark_cache_size><timezone>UTC</timezone>
  <remote_servers><vitrina>${all.map(shardOf).join('')}</vitrina></remote_servers>
</yandex>`;
}

const users = `<?xml version="1.0"?>
<yandex>
  <profiles><default><max_memory_usage>4000000000</max_memory_usage></default></profiles>
  <quotas><default></default></quotas>
  <users><default>
    <password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota>
  </default></users>
</yandex>`;

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ping`)).ok;
  } catch {
    return false;
  }
}

async function startServer(home, ports, all) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'config.xml'), configOf(home, ports, all));
  writeFileSync(join(home, 'users.xml'), users);
  const output = openSync(join(home, 'output'), 'w');
  const child = spawn(program, [`--config-file=${join(home, 'config.xml')}`], {
    cwd: home,
    stdio: ['ignore', output, output],
  });
  const deadline = Date.now() + startWithinMs;
  while (!(await answers(ports.http))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      const said = [join(home, 'output'), join(home, 'errors')].map(lastLines).join('\n').trim();
      throw new Error(`ClickHouse did not start within ${startWithinMs / 1000} s:\n${said}`);
    }
    await delay(100);
  }
  return child;
}

/** Starts two ClickHouse servers on loopback as the shards of one cluster, `vitrina`. */
export async function startClickHouse(folder) {
  const all = [];
  for (let at = 0; at < 2; at++) {
    all.push({ http: await freePort(), tcp: await freePort(), interserver: await freePort() });
  }
  const children = [];
  async function stop() {
    for (const child of children) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  try {
    for (const [at, ports] of all.entries()) {
      children.push(await startServer(join(folder, `clickhouse-${at + 1}`), ports, all));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = all.map(({ http }) => `http://127.0.0.1:${http}`);
  return {
    environment: { CLICKHOUSE_URL: urls[0], VITRINA_TEST_CLICKHOUSE_SHARDS: urls.join(' ') },
    stop,
  };
}
