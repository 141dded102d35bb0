import process from 'node:process';

// Same as in server.ts: React's development build renders several times slower.
process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('../platform/process/runProgram.ts');
const { runWorker } = await import('./runWorker.ts');
await runProgram(runWorker);
