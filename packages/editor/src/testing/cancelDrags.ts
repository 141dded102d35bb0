import { afterEach } from 'vitest';

import { cancelDrag } from './cancelDrag.ts';

afterEach(cancelDrag);
