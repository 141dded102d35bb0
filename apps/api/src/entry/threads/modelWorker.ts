import { compressModel } from '../../features/files/compressModel.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

answerApart(compressModel);
