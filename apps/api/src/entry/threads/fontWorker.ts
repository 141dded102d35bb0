import { readFont } from '../../features/fonts/readFont.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

answerApart(readFont);
