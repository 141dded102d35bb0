import type { PageTest, PageTestInput, PageTestReport, PageTestStep } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { notFound } from '../../platform/http/failure.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import type { Queryable } from '../../platform/storage/database.ts';

interface Row {
  input: PageTestInput;
  step: PageTestStep;
  report: PageTestReport | null;
  expires_at: Date;
  ahead: number;
}

/** Returns the progress or the result of a test. @throws 404 for an unknown token, or an hour after the test's start */
export async function readTest(query: Queryable, token: string): Promise<PageTest> {
  const { rows } = await sql<Row>`
    select t.input, t.step, t.report, t.expires_at, (
      select count(*)::int from page_test o where o.id < t.id and o.step <> 'done' and o.expires_at > now()
    ) as ahead
    from page_test t where t.hash = ${hashToken(token)} and t.expires_at > now()
  `.execute(query);
  const [row] = rows;
  if (!row) throw notFound();
  const { input, step, report, expires_at: expiresAt } = row;
  return {
    link: input.link,
    step,
    ahead: step === 'done' ? 0 : row.ahead,
    expiresDate: expiresAt.toISOString(),
    report,
  };
}
