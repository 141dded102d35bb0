import { existsSync } from 'node:fs';

/** PHP with its own web server, on which the examples for shops run. Tests start it themselves. */
export const php = {
  title: 'PHP',
  packages: ['php-cli'],
  isInstalled: () => existsSync('/usr/bin/php'),
};
