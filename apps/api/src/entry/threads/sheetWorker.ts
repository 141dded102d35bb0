import { readSheetRows } from '../../platform/sheets/readSheetRows.ts';
import { answerApart } from '../../platform/work/workApart.ts';

await answerApart(readSheetRows);
