import { MOST_PICTURES } from '@shared/contract/fields';
import { accepted } from '../uploads/file-check';

/** Hint about pictures, below a text. */
export const pictureHint = `插在光标所在的行之后，方括号里写它说的是什么。${accepted.post.limits}，最多 ${String(MOST_PICTURES)} 张。`;
