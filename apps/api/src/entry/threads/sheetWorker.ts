import { readSheetRows } from '../../platform/sheets/readSheetRows.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

answerApart(readSheetRows);
