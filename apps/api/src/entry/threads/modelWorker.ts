import { compressModel } from '../../features/files/compressModel.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

await answerApart(compressModel);
