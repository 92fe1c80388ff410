import { isWithin, readElements } from './read-elements';

const page = [
  '<!doctype html><html><head><title>一 &amp; 二</title><meta name=a content="x&quot;y"></head>',
  '<body><main><h1>一<br>二</h1><p>三<b>四</b>五<ul><li>六<li>七</ul><img src="/a.png?b=1&amp;c" alt=""/></main>',
  '<script>if (a < b) "</p><a href=x>"</script><svg><path d="M0 0"/><image href="/b.png"/></svg><A HREF="/c/">八</A></body></html>',
].join('');

describe('the elements of a page', () => {
  const elements = readElements(page);
  const one = (name: string) => {
    const found = elements.find((element) => element.name === name);
    if (!found) throw new TypeError(`There is no ${name}`);
    return found;
  };

  it('come with their decoded attributes and their own text', () => {
    expect(one('title').text).toBe('一 & 二');
    expect(one('meta').attributes).toEqual({ name: 'a', content: 'x"y' });
    expect(one('img').attributes).toEqual({ src: '/a.png?b=1&c', alt: '' });
    expect(one('p').text).toBe('三五');
    expect(one('a').attributes).toEqual({ href: '/c/' });
  });

  it('stand where they say, with what is in them', () => {
    expect(page.slice(one('h1').start, one('h1').end)).toBe('<h1>一<br>二</h1>');
    expect(page.slice(one('br').start, one('br').end)).toBe('<br>');
    expect(page.slice(one('img').start, one('img').end)).toBe('<img src="/a.png?b=1&amp;c" alt=""/>');
    expect(page.slice(one('script').contentStart, one('script').end)).toBe('if (a < b) "</p><a href=x>"</script>');
    expect(page.slice(one('path').start, one('path').end)).toBe('<path d="M0 0"/>');
  });

  it('end where another one begins that does not stand in them', () => {
    expect(page.slice(one('p').start, one('p').end)).toBe('<p>三<b>四</b>五');
    expect(page.slice(one('li').start, one('li').end)).toBe('<li>六');
  });

  it('know what they stand in', () => {
    expect(elements.filter((element) => isWithin(element, 'main')).map(({ name }) => name)).toEqual([
      'h1',
      'br',
      'p',
      'b',
      'ul',
      'li',
      'li',
      'img',
    ]);
  });

  it('are read no further than asked', () => {
    const [, ...above] = readElements('<a></a><p><b>1</b></p><i><u></u></i>', { until: ({ name }) => name === 'b' });
    expect(above.map(({ name }) => name)).toEqual(['p', 'b']);
  });
});
