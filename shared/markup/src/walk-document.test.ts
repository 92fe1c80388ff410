import { MarkupError, walkDocument } from './walk-document';

const page = (content: string) =>
  `<!doctype html><html><head><title>t</title></head><body><main>${content}</main></body></html>\n`;

function namesIn(content: string): string[] {
  const names: string[] = [];
  walkDocument(page(content), (found) => names.push('name' in found ? found.name : `#${found.comment}`));
  return names.slice(names.indexOf('main') + 1);
}

describe('a document', () => {
  it('is gone through in the order in which it is written, each element with its place', () => {
    expect(namesIn('<p id="a">x<!-- --><b>y</b><br/></p><svg><path d="M0 0"/></svg>')).toEqual([
      'p',
      '# ',
      'b',
      'br',
      'svg',
      'path',
    ]);
    const source = page('<p>x</p>');
    walkDocument(source, (found) => {
      if (!('name' in found) || found.name !== 'p') return;
      expect(source.slice(found.start, found.contentStart)).toBe('<p>');
      expect(source.slice(found.contentStart, found.contentEnd)).toBe('x');
      expect(found.parent?.name).toBe('main');
    });
  });

  it.each([
    ['an end tag that nobody opened', 'a</main>b'],
    ['an end tag of the body', '<p>a</p></body><p>b</p>'],
    ['an element that is not closed', '<div>'],
    ['an element that the next one closes', '<p>a<p>b</p>'],
    ['what a table moves out of itself', '<table><b>x</b><tbody></tbody></table>'],
    ['an element that a table adds', '<table><tr><td>x</td></tr></table>'],
    ['formatting that is opened again', '<b><p>x</b>y</p>'],
    ['a link in a link', '<a>x<a>y</a></a>'],
    ['a form in a form', '<form><form></form></form>'],
    ['a second body', '<body class="x">'],
    ['a tag that ends a drawing', '<svg><p>x</p></svg>'],
    ['text that looks like a tag', 'a < b'],
    ['a self-closing element that is none', '<div/>'],
    ['a heading in a heading', '<h1>x<h2>y</h2></h1>'],
    ['content of a template', '<template><p>x</p></template>'],
  ])('with %s is not what is written', (_what, content) => {
    expect(() => namesIn(content)).toThrow(MarkupError);
  });
});
