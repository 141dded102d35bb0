import { runProgram } from './operations/runProgram.ts';
import { runBackup } from './runBackup.ts';

await runProgram(runBackup);
process.exit();
