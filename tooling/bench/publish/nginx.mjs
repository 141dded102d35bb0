// The usual server of static files, for comparison: one process of nginx with the same pointer.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = '/usr/sbin/nginx';
const startWithinMs = 10_000;

async function findPort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts nginx with one file, in a single process.
 *
 * @returns its address and process; undefined if it is not installed (Debian: nginx-light)
 */
export async function startNginx(path, content) {
  if (!existsSync(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-nginx-'));
  const file = join(folder, 'files', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const port = await findPort();
  const configuration = `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 512; }
http {
  access_log off; types { application/json json; } gzip off; open_file_cache max=1000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/files; location / { add_header cache-control "public, max-age=45"; } }
}`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const child = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline && !(await fetch(address).catch(() => undefined))) await delay(50);
  return {
    address,
    pid: child.pid,
    async stop() {
      child.kill();
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
