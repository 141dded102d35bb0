import process from 'node:process';

// React renders pages several times slower in its development build, which it takes unless told otherwise.
process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('../platform/process/runProgram.ts');
const { runServer } = await import('./runServer.ts');
await runProgram(runServer);
