import { inspectMedia } from '../../features/files/inspect/inspectMedia.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

answerApart(inspectMedia);
