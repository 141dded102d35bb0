import process from 'node:process';

// As server.ts does, and for the same reason.
process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('../platform/process/runProgram.ts');
const { runWorker } = await import('./runWorker.ts');
await runProgram(runWorker);
