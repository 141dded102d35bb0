import process from 'node:process';

// React defaults to its development build, which renders pages several times slower.
process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('../platform/process/runProgram.ts');
const { runServer } = await import('./runServer.ts');
await runProgram(runServer);
