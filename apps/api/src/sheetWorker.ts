import { readSheetRows } from './tables/readSheetRows.ts';
import { answerApart } from './workApart.ts';

await answerApart(readSheetRows);
