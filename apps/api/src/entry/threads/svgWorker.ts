import { cleanSvg } from '../../features/files/svg/cleanSvg.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

answerApart((bytes: Buffer) => cleanSvg(bytes.toString()));
