import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';

import { isAlive, isInProcessTable, isZombie } from './processState.ts';

it.runIf(process.platform === 'linux')('a process that died and was not buried is not alive', async () => {
  // `sleep` replaces the shell and never reaps its child. The child outlives the shell, which would reap it otherwise.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
    const pid = Number(line);
    await vi.waitFor(() => expect(isZombie(pid)).toBe(true));
    expect(isInProcessTable(pid)).toBe(true);
    expect(isAlive(pid)).toBe(false);
    expect(isAlive(process.pid)).toBe(true);
  } finally {
    parent.kill('SIGKILL');
  }
});
