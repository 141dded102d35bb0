import { cleanSvg } from '../../features/files/svg/cleanSvg.ts';
import { answerApart } from '../../platform/work/workApart.ts';

await answerApart((bytes) => cleanSvg(bytes.toString()));
