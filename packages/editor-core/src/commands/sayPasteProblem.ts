import type { PasteProblem } from '../clipboard/pasteComponents.ts';
import type { CommandContext } from './command.ts';

/** Says a {@link PasteProblem}. */
export function sayPasteProblem(
  problem: PasteProblem,
  { refuse, complain }: Pick<CommandContext, 'refuse' | 'complain'>,
): void {
  if (typeof problem === 'string') complain({ id: problem });
  else refuse(problem);
}
