const sentences: Readonly<Record<number, [title: string, text: string]>> = {
  400: ['这个地址读不懂', '地址里有不完整的字符，可能是复制时断开了。'],
  405: ['这里只能打开，不能提交', '这个地址是一个页面，不接受提交的内容。'],
  421: ['这里不是这个网站', '这个域名不属于这里的网站，可能是地址写错了，或者域名还没有设置好。'],
  500: ['服务器出了错', '这次没有成功，已经记下来了。稍后再试一次。'],
  503: ['还没有准备好', '网站正在启动，过几秒再打开。'],
};

/** A readable page for answers that no composed page exists for. */
export function errorPage(status: number, basePath: string): string {
  const [title, text] = sentences[status] ?? ['没有成功', '这次请求没有成功。'];
  // The front page of another name is not this site's.
  const home = status === 421 ? '' : `<p><a href="${basePath}">回到首页</a></p>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>${home}</main></body></html>\n`;
}
