import { readFont } from '../../features/fonts/readFont.ts';
import { answerApart } from '../../platform/work/workApart.ts';

await answerApart(readFont);
