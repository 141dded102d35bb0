import { runProgram } from '../platform/process/runProgram.ts';
import { runBackup } from './runBackup.ts';

await runProgram(runBackup);
process.exit();
