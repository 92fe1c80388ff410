import { GoneError } from './errors/gone-error';
import { OfflineError } from './errors/offline-error';
import type { RemoteError } from './errors/remote-error';
import { RenderError } from './errors/render-error';
import { SlowError } from './errors/slow-error';

/** What a visitor is told: the cause in a few words, then what still works. */
export function failureSentence(error: RemoteError, stands: 'this page' | 'another page' | 'nothing'): string {
  const cause =
    error instanceof OfflineError
      ? '现在没有网络'
      : error instanceof SlowError
        ? '网络太慢，页面还没有到齐'
        : error instanceof GoneError
          ? '这一页刚刚更新过'
          : error instanceof RenderError
            ? '页面的程序出了错'
            : '页面的交互部分没有加载成功';
  switch (stands) {
    case 'this page':
      return `${cause}；内容可以照常阅读，链接也能用。`;
    case 'another page':
      return `${cause}，新的一页没有打开；这一页和写了一半的内容都还在。`;
    case 'nothing':
      return `${cause}，内容没有显示出来。`;
  }
}
