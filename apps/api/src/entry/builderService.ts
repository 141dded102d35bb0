import process from 'node:process';

// Same as in server.ts: React's development build renders several times slower.
process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('../platform/process/runProgram.ts');
const { builderPlugin } = await import('../features/builder/builderPlugin.ts');
const { runService } = await import('../platform/service-process/runService.ts');
await runProgram(() => runService(builderPlugin));
