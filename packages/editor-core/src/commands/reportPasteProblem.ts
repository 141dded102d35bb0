import type { PasteProblem } from '../clipboard/pasteComponents.ts';
import type { CommandContext } from './command.ts';

/** Shows a {@link PasteProblem}. */
export function reportPasteProblem(
  problem: PasteProblem,
  { refuse, notify }: Pick<CommandContext, 'refuse' | 'notify'>,
): void {
  if (typeof problem === 'string') notify({ id: problem });
  else refuse(problem);
}
