import type { Config } from '../config/config.ts';
import type { Authenticate, ContractRoutes } from '../http/contractRoutes.ts';
import type { Log } from '../logs/log.ts';
import type { SecretBox } from '../security/secretBox.ts';
import type { Database } from '../storage/database.ts';

/** Parts of the server that a service uses. */
export interface ServiceParts {
  config: Config;
  log: Log;
  database: Database;
  secrets: SecretBox;
}

/** A part of the server that can also run in its own process. */
export interface ServicePlugin {
  name: string;
  /** Prefix of the contract's paths on the server; absent in the service's own process. */
  basePath: string;
  /** Used if PORT is not set. */
  defaultPort: number;
  /** Finds the user of a call by its token, at the place the service's protocol defines. */
  authenticate(parts: ServiceParts): Authenticate;
  register(routes: ContractRoutes, parts: ServiceParts): void;
}
