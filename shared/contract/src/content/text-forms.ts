/** What a text is, which says how it is edited and what it may hold: a line unless told. */
export const textFormats = ['line', 'text', 'markdown', 'href', 'id', 'url', 'path', 'instant'] as const;

/** An address of this site, or a way to reach somebody. */
export const HREF = /^(?:\/(?![/\\])[^\s\\<>"]*|#[\w-]*|mailto:[^\s<>"]+|tel:[+\d-]+)$/;
/** Forms that a text may have beside, and the sentence for one that has another. */
export const forms: Readonly<
  Partial<Record<(typeof textFormats)[number], readonly [fits: (text: string) => boolean, message: string]>>
> = {
  line: [(text) => !/[\r\n]/.test(text), '只能有一行'],
  href: [(text) => HREF.test(text), '要填本站的地址，例如 /buy/'],
  id: [(text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text), '只能有小写字母、数字和短横，例如 morning-report'],
  // Whether it may be empty, `minLength` says.
  url: [(text) => text === '' || OUTSIDE.test(text) || isPath(text, HREF), '要填本站的地址，或 https:// 开头的地址'],
  path: [(text) => isPath(text, PATH), '要填本站的地址，例如 /old/，没有 .. 和 //'],
  instant: [
    (text) => text === '' || (INSTANT.test(text) && !Number.isNaN(Date.parse(text))),
    '要填时间，例如 2026-12-01T09:00:00+08:00',
  ],
};
/** An address of another site, without a name or password in it. */
const OUTSIDE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:\/[^\s\\<>"]*)?$/i;
const PATH = /^\/[^\s\\<>"?#%]+$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a text is an address below this site that stays where it says. */
function isPath(text: string, form: RegExp): boolean {
  return text.startsWith('/') && form.test(text) && !/\/\/|\/\.{1,2}(?:[/?#]|$)/.test(text);
}
