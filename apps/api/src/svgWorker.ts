import { cleanSvg } from './files/svg/cleanSvg.ts';
import { answerApart } from './workApart.ts';

await answerApart((bytes) => cleanSvg(bytes.toString()));
