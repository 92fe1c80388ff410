import { renderToString } from 'react-dom/server';
import { pageAround } from '@shared/testing/render-in-page';
import { Random } from '@shared/testing/random';
import { pictureLine } from '@shared/contract/fields';
import { blocksOf } from './written';
import { withQuote } from './quote';
import { WrittenText } from './written-text';

const Page = pageAround();
const html = (written: string) =>
  renderToString(
    <Page>
      <WrittenText>{written}</WrittenText>
    </Page>,
  );
const inlinesOf = (block: ReturnType<typeof blocksOf>[number]) => {
  if (block.kind === 'list') return block.items.flatMap(({ inlines }) => inlines);
  return 'inlines' in block ? block.inlines : [];
};
const linksIn = (written: string) =>
  blocksOf(written).flatMap((block) =>
    inlinesOf(block)
      .filter(({ kind }) => kind === 'link')
      .map(({ text }) => text),
  );

describe('a visitor’s text', () => {
  it('stands as it was typed where it is only text', () => {
    const written = '第一行\n\n  缩进的 *星号* # 井号 <b>不是粗体</b>';
    expect(blocksOf(written)).toEqual([{ kind: 'text', inlines: [{ kind: 'text', text: written }] }]);
  });

  it('has code between fences and between backticks, where nothing else means anything', () => {
    expect(blocksOf('先写：\n```python\n> x = "https://a.cn"\n\ny = `1`\n```\n再按 `F5`。')).toEqual([
      { kind: 'text', inlines: [{ kind: 'text', text: '先写：' }] },
      { kind: 'code', text: '> x = "https://a.cn"\n\ny = `1`' },
      {
        kind: 'text',
        inlines: [
          { kind: 'text', text: '再按 ' },
          { kind: 'code', text: 'F5' },
          { kind: 'text', text: '。' },
        ],
      },
    ]);
  });

  it('has pictures that are lines of their own, with their room kept; anywhere else they are text', () => {
    const line = pictureLine({ words: '报错的 <b>提示', id: 'a'.repeat(32), width: 640, height: 480 });
    expect(blocksOf(`前\n${line}\n后`).map(({ kind }) => kind)).toEqual(['text', 'picture', 'text']);
    expect(blocksOf(`> ${line}\n看 ${line}\n\`\`\`\n${line}\n\`\`\``).map(({ kind }) => kind)).toEqual([
      'quote',
      'text',
      'code',
    ]);
    expect(html(line)).toContain(
      `src="/site/api/ext/v1/media/posts/${'a'.repeat(32)}" width="640" height="480" alt="报错的 &lt;b&gt;提示" loading="lazy"`,
    );
    // Quoted it is said in words.
    expect(withQuote('', { words: `前\n${line}` })).toBe('> 前\n> [报错的 <b>提示]\n\n');
  });

  it('has no code where a fence or a backtick is never closed', () => {
    expect(blocksOf('```\na\nb').map(({ kind }) => kind)).toEqual(['text']);
    expect(linksIn('`https://a.cn')).toEqual(['https://a.cn']);
  });

  it('has the lines that quote together', () => {
    expect(blocksOf('> 一\r\n> 二 https://a.cn\n>\n三\n>四').map((block) => [block.kind, textOf(block)])).toEqual([
      ['quote', '一\n二 https://a.cn\n'],
      ['text', '三\n>四'],
    ]);
  });
});

describe('lines with numbers or dots before them', () => {
  it('are a list, with what was typed before each', () => {
    expect(html('先看：\n1. 打开 `a`\n2、去掉编号\n再说').replaceAll(/ (?:class|data-[a-z]+)="[^"]*"/g, '')).toContain(
      '<ul><li><b>1.</b><p>打开 <code>a</code></p></li><li><b>2、</b><p>去掉编号</p></li></ul>',
    );
    expect(blocksOf('- 一\n- 二').map(({ kind }) => kind)).toEqual(['list']);
  });

  it('are text where a year, an amount or a dash begins them', () => {
    for (const written of ['2026. 年', '1.5 小时', '-1 度', '1.', '- '])
      expect([written, blocksOf(written).map(({ kind }) => kind)]).toEqual([written, ['text']]);
  });
});

describe('an address', () => {
  it.each([
    ['见 https://a.cn/x?y=1#z。', ['https://a.cn/x?y=1#z']],
    ['（http://a.cn/），', ['http://a.cn/']],
    ['(https://a.cn/b_(c)).', ['https://a.cn/b_(c)']],
    ['HTTPS://A.CN:8080/路径', ['HTTPS://A.CN:8080/']],
    ['https://a.cn: 说明', ['https://a.cn']],
    ['一https://a.cn二https://b.cn', ['https://a.cn', 'https://b.cn']],
  ])('ends where the sentence goes on: %s', (written, links) => {
    expect(linksIn(written)).toEqual(links);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://a.cn/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'xhttp://a.cn',
    '//a.cn/x',
    'http:/a.cn',
    'https://a..cn/',
    'https://bank.cn@evil.cn/',
    'https://bank.cn:word@evil.cn/',
    'https://\u202Eevil.cn',
    'https://аpple.com',
  ])('is none where it leads elsewhere than it says, or to a script: %s', (written) => {
    expect(linksIn(written)).toEqual([]);
  });

  it('is none where it is longer than any', () => {
    expect(linksIn(`https://a.cn/${'x'.repeat(2000)}`)).toEqual([]);
  });

  it('opens beside the page, which tells search engines nothing of it', () => {
    expect(html('https://a.cn/?a=1&b="')).toContain(
      'href="https://a.cn/?a=1&amp;b=">https://a.cn/?a=1&amp;b=</a>&quot;',
    );
    expect(html('https://a.cn')).toMatch(/<a [^>]*rel="nofollow ugc noopener"/);
  });
});

describe('hostile text', () => {
  const pieces = [
    '</script><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    '&lt;',
    '`',
    '```',
    '```js',
    '\n',
    '\r\n',
    '> ',
    '>',
    ' ',
    'https://',
    'http://a.cn',
    ')',
    '(',
    ']',
    '.',
    '@',
    ':',
    '#',
    'javascript:alert(1)',
    '\u202E',
    '\u2066',
    '\u200F',
    '\uD800',
    '\u0000',
    '中文',
    'a',
    '1',
    "'",
    '"',
    '<!--',
    ']]>',
  ];

  it('is text: nothing comes out of it but our own elements, and nothing is added to it', () => {
    const random = new Random(11);
    for (let round = 0; round < 1500; round += 1) {
      const written = Array.from({ length: 1 + random.below(14) }, () => random.pick(pieces)).join('');
      const { names, links } = elementsOf(html(written));
      expect([written, names.filter((name) => !/^(?:div|p|pre|code|blockquote|a|ul|li|b)$/.test(name))]).toEqual([
        written,
        [],
      ]);
      for (const { href, rel } of links) {
        expect(href).toMatch(/^https?:\/\/[a-z0-9]/i);
        expect(rel).toBe('nofollow ugc noopener');
        expect(written).toContain(href);
      }
      const bare = (text: string) => text.replace(/[\s`>]/g, '');
      expect([written, contains(bare(written), bare(blocksOf(written).map(textOf).join('')))]).toEqual([written, true]);
    }
  });

  it('takes no longer than its length: two million characters of what could be anything', () => {
    for (const piece of ['`', '> \n', '```\n', 'http://', 'https://a.cn/(', ')', '\u202E']) {
      const begun = performance.now();
      for (const length of [19_999, 2_000_000]) html(piece.repeat(Math.floor(length / piece.length)));
      expect([piece, performance.now() - begun < 3000]).toEqual([piece, true]);
    }
    expect(html('</script>'.repeat(250_000))).not.toContain('<script');
  });
});

/** Whether the characters of one are in the other in this order. */
function contains(all: string, some: string): boolean {
  let at = 0;
  for (const character of all) if (some.startsWith(character, at)) at += character.length;
  return at >= some.length;
}

function textOf(block: ReturnType<typeof blocksOf>[number]): string {
  if (block.kind === 'picture') return pictureLine(block.picture);
  return block.kind === 'code'
    ? block.text
    : inlinesOf(block)
        .map(({ text }) => text)
        .join('');
}

function elementsOf(markup: string) {
  const all = [...document.createRange().createContextualFragment(markup).querySelectorAll('*')];
  const links = all.filter((element) => element instanceof HTMLAnchorElement);
  return {
    names: all.map(({ localName }) => localName),
    links: links.map((link) => ({ href: link.getAttribute('href') ?? '', rel: link.rel })),
  };
}
