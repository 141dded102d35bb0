const environment = (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } })
  .process?.env;

/** Runs per property: 1,000, or `VITRINA_FUZZ_RUNS` (the soak sets 10,000). */
export const fuzzRuns = Number(environment?.VITRINA_FUZZ_RUNS ?? 1000);

/** Time limit of a property: a minute per 1,000 runs. */
export const fuzzTimeoutMs = Math.max(60_000, fuzzRuns * 60);
