import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const binaries = '/usr/lib/postgresql/15/bin';

/** The parts of Debian's PostgreSQL 15 that the tests need. */
export const postgres = {
  title: 'PostgreSQL 15',
  packages: ['postgresql-15'],
  isInstalled: () => existsSync(join(binaries, 'initdb')),
};

/** Returns a free TCP port of this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root; Debian's package creates an account for it. */
function asPostgres(program, args) {
  const isRoot = process.getuid() === 0;
  const command = isRoot
    ? ['runuser', '-u', 'postgres', '--', join(binaries, program)]
    : [join(binaries, program)];
  execFileSync(command[0], [...command.slice(1), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  });
}

function accountOfPostgres(flag) {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** Starts a PostgreSQL 15 in its own folder, on loopback. */
export async function startPostgres(folder) {
  const home = join(folder, 'postgres');
  mkdirSync(home);
  if (process.getuid() === 0) chownSync(home, accountOfPostgres('-u'), accountOfPostgres('-g'));
  const data = join(home, 'data');
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C'];
  asPostgres('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', ...locale]);
  const port = await freePort();
  // Every test file has its own pool.
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c max_connections=300`;
  asPostgres('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start']);
  return {
    environment: { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
    stop: () => asPostgres('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
  };
}
