import type { Authenticate, ContractRoutes } from '../http/contractRoutes.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logs/log.ts';
import type { SecretBox } from '../security/secretBox.ts';
import type { Database } from '../storage/database.ts';

/** What a service beside the server works with. */
export interface ServiceParts {
  config: Config;
  log: Log;
  database: Database;
  secrets: SecretBox;
}

/** A part of the server that can also run as a process of its own. */
export interface ServicePlugin {
  name: string;
  /** What the contract's paths begin with on the server, and not in the service's own process. */
  basePath: string;
  /** Where PORT does not say. */
  defaultPort: number;
  /** Finds who makes a call; the token is where the specification of the service has it. */
  authenticate(parts: ServiceParts): Authenticate;
  register(routes: ContractRoutes, parts: ServiceParts): void;
}
