import { runProgram } from './operations/runProgram.ts';
import { runRestore } from './runBackup.ts';

await runProgram(runRestore);
process.exit();
