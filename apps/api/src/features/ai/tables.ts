// Exported because only a module can augment another one.
/** A user's requests to the language model on one day. */
export interface AiUsageTable {
  user_id: number;
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  requests: number;
  tokens: number;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    ai_usage: AiUsageTable;
  }
}
