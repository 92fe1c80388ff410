import { checkedSheet } from './check-sheet';

const remote = { origins: ['https://files.example.com'], isHost: false, folder: '/site/assets/remote-a/' };
const host = { ...remote, isHost: true };

describe('a sheet that goes into a page', () => {
  it.each([
    '@layer page{.marketing-a{color:var(--ink)}.marketing-a>*,.marketing-a~p::before{content:"x"}}',
    '@media (width>=48em){.a{background:url("data:image/svg+xml;base64,AA"),url(#a)}}',
    '.a{background:image-set(url(/a.png) 1x,"https://files.example.com/b.png" 2x)}',
    '@keyframes marketing-in{0%{opacity:0}to{opacity:1}}.a{animation:marketing-in 1s}',
    '.a{color:red;& > p{color:blue}:hover{color:green}}',
    '@page certificate{size:A4}@container (width>20em){.a{gap:1rem}}',
  ])('stays as it is written: %s', (css) => {
    expect(checkedSheet('a.css', css, remote)).toBe(css);
  });

  it('names pictures beside its file from where that is', () => {
    const css = '.a{background:url(./a.png) , image-set("b c.png" 1x, url(/c.png) 2x);mask:url( "d.svg#e" )}';
    expect(checkedSheet('a.css', css, remote)).toBe(
      '.a{background:url(/site/assets/remote-a/a.png) , image-set("/site/assets/remote-a/b c.png" 1x, url(/c.png) 2x);' +
        'mask:url( "/site/assets/remote-a/d.svg#e" )}',
    );
  });

  it('is printed so that no text in it ends its element', () => {
    expect(checkedSheet('a.css', '.x{content:"</style><script>"}', remote)).not.toContain('</style');
  });

  it('may style the frame where it is the host’s, and brings in nothing all the same', () => {
    const css = ':root{--x:1}header:hover{color:red}@property --y{syntax:"*";inherits:true}';
    expect(checkedSheet('a.css', css, host)).toBe(css);
    expect(() => checkedSheet('a.css', 'a{}\n@import "x.css";', host)).toThrow(
      'a.css: @import is not for the sheet of a page, at line 2, column 1',
    );
  });

  it('is told where it cannot be read', () => {
    expect(() => checkedSheet('a.css', '.a{\ncolor', remote)).toThrow(/^a\.css: .* at line \d, column \d/);
  });
});
