import type { MediaFile } from '../../features/files/inspect/inspected.ts';
import { inspectMedia } from '../../features/files/inspect/inspectMedia.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

await answerApart<MediaFile>(inspectMedia);
