import { Failure } from '../../platform/http/failure.ts';

const uniqueViolation = '23505';

/** Runs work on accounts. @throws 409 if the username or the email address belongs to another account */
export async function takenAccountName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== uniqueViolation) throw error;
    throw new Failure(409, constraint === 'app_user_email' ? 'emailTaken' : 'usernameTaken');
  }
}
