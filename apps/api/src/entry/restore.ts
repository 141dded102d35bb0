import { runProgram } from '../platform/process/runProgram.ts';
import { runRestore } from './runBackup.ts';

await runProgram(runRestore);
process.exit();
