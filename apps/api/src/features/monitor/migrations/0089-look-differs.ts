import { sql, type Kysely } from 'kysely';

/** Rules for every problem are for the new one too: content that looks different. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update alert_rule set problems = problems || array['lookDiffers'] where cardinality(problems) = 17
  `.execute(db);
}
