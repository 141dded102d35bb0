import process from 'node:process';

import { ConfigError } from '../config/config.ts';
import { DatabaseRefused } from '../storage/migrate.ts';
import { NoEmbeddedPostgres } from '../storage/postgres/binaries.ts';

const operatorErrors = [ConfigError, DatabaseRefused, NoEmbeddedPostgres];

/** Returns true for errors the operator can fix; a stack trace would only hide their message. */
function isForTheOperator(error: unknown): error is Error {
  if (operatorErrors.some((type) => error instanceof type)) return true;
  return (error as { code?: string }).code === 'EADDRINUSE';
}

/** Runs a program and exits with code 1 if it fails. */
export async function runProgram(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const text = isForTheOperator(error) ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
