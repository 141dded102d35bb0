import { cleanSvg } from '../../features/files/svg/cleanSvg.ts';
import { answerApart } from '../../platform/concurrency/workApart.ts';

await answerApart((bytes: Buffer) => cleanSvg(bytes.toString()));
