import { sql, type RawBuilder } from 'kysely';

import { messages } from '../../../messages/index.ts';
import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Language } from '../../../platform/http/language.ts';
import { reachedBy } from '../../access/epackScope.ts';

const isEpackId = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/**
 * If the rule compares packages, the values are ids: the user sees a package's name, unless they cannot
 * access it.
 */
function sideFor(
  user: CurrentUser,
  language: Language,
  { type, side }: { type: RawBuilder<unknown>; side: RawBuilder<unknown> },
): RawBuilder<string> {
  return sql<string>`case
    when ${type} in ('noRich', 'incorrectRich') and ${side} ~ ${isEpackId} then coalesce(
      (select e.name from epack e where e.id = ${side}::uuid and ${reachedBy(user)}),
      ${messages[language]['problem.strangeEpack']}
    )
    else ${side}
  end`;
}

/** The expected and the actual values (table alias `b`), as far as the user can see them. */
export function problemSidesFor(user: CurrentUser, language: Language) {
  const type = sql`b.type`;
  return {
    expected: sideFor(user, language, { type, side: sql`b.expected` }),
    found: sideFor(user, language, { type, side: sql`b.found` }),
  };
}
