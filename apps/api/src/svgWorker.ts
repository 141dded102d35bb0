import { cleanSvg } from './files/svg/cleanSvg.ts';
import { answerApart } from './workApart.ts';

answerApart((bytes) => cleanSvg(bytes.toString()));
