import { MOST_PICTURES } from '@shared/contract/fields';
import { pictureLimits } from '../uploads/picture-check';

/** Hint about pictures, below a text. */
export const pictureHint = `插在光标所在的行之后，方括号里写它说的是什么。${pictureLimits}，最多 ${String(MOST_PICTURES)} 张。`;
