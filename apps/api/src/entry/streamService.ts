import process from 'node:process';

process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('../platform/process/runProgram.ts');
const { runStream } = await import('./runStream.ts');
await runProgram(runStream);
