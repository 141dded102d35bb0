import { readFont } from './fonts/readFont.ts';
import { answerApart } from './workApart.ts';

await answerApart(readFont);
