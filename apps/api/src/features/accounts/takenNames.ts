import { Failure } from '../../platform/http/failure.ts';

const uniqueViolation = '23505';

/** Does work on accounts. @throws 409 where the username or the e-mail belongs to someone else */
export async function takenAccountName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== uniqueViolation) throw error;
    throw new Failure(409, constraint === 'app_user_email' ? 'emailTaken' : 'usernameTaken');
  }
}
