import process from 'node:process';

// As server.ts does, and for the same reason.
process.env['NODE_ENV'] ??= 'production';

const { runProgram } = await import('./operations/runProgram.ts');
const { crmPlugin } = await import('./crm/crmPlugin.ts');
const { runService } = await import('./service-process/runService.ts');
await runProgram(() => runService(crmPlugin));
