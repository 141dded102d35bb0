import process from 'node:process';

import { ConfigError } from '../config/config.ts';
import { DatabaseRefused } from '../storage/migrate.ts';
import { NoEmbeddedPostgres } from '../storage/postgres/binaries.ts';

const operatorErrors = [ConfigError, DatabaseRefused, NoEmbeddedPostgres];

/** What whoever starts the program can mend; a stack trace would only hide the message. */
function isForTheOperator(error: unknown): error is Error {
  if (operatorErrors.some((type) => error instanceof type)) return true;
  return (error as { code?: string }).code === 'EADDRINUSE';
}

/** Runs a program of the server's, and ends the process where it fails. */
export async function runProgram(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const text = isForTheOperator(error) ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
