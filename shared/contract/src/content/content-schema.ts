/** The most characters of one text, and of a whole entry as JSON. */
export const LONGEST_TEXT = 10_000;
export const LARGEST_ENTRY = 64 * 1024;
/** The most members of a list. */
export const LONGEST_LIST = 200;

/** What a text is, which says how it is edited and what it may hold: a line unless told. */
export const textFormats = ['line', 'text', 'markdown', 'href', 'id', 'url', 'path', 'instant'] as const;

export type ContentSchema = Readonly<
  {
    title?: string | undefined;
    description?: string | undefined;
    readOnly?: boolean | undefined;
    was?: string | undefined;
  } & (
    | {
        type: 'string';
        format?: (typeof textFormats)[number] | undefined;
        minLength?: number | undefined;
        maxLength?: number | undefined;
        enum?: readonly string[] | undefined;
        labels?: Readonly<Record<string, string>> | undefined;
      }
    | { type: 'number' | 'integer'; minimum?: number | undefined; maximum?: number | undefined }
    | { type: 'boolean' }
    | { type: 'picture' }
    | {
        type: 'array';
        items: ContentSchema;
        /** Leads from former addresses: none twice, and none in a circle. */
        format?: 'redirects' | undefined;
        minItems?: number | undefined;
        maxItems?: number | undefined;
        uniqueItems?: boolean | undefined;
      }
    | {
        type: 'object';
        properties: Readonly<Record<string, ContentSchema>>;
        required?: readonly string[] | undefined;
        additionalProperties?: false | undefined;
      }
  )
>;

/** A picture of the site's library, as content shows it. */
export interface PictureValue {
  url: string;
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  alt: string;
  /** The place that stays in sight where a page shows a part of it, in tenths from its left and its top. */
  focus: { x: number; y: number };
}

/** What is wrong with a value, by the field's place in it. */
export interface ContentMistake {
  /** Names and numbers from the entry down, joined by dots: `heads.0.title`. */
  field: string;
  message: string;
}

/** Control characters, but line ends and tabs, and half characters: no page and no database keeps them. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
/** An address of this site, or a way to reach somebody. */
export const HREF = /^(?:\/(?![/\\])[^\s\\<>"]*|#[\w-]*|mailto:[^\s<>"]+|tel:[+\d-]+)$/;
/** Forms that a text may have beside, and the sentence for one that has another. */
const forms: Readonly<
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

/** Where pictures are drawn of titles and descriptions that were published: `<package>/<key>/<digest>.png` follows. */
export const SHARE_PICTURES = '/api/ext/v1/media/share/';

const PICTURE_URL = /^\/api\/ext\/v1\/media\/uploaded\/[0-9a-f]{32}$/;

/** Everything about a value that its schema does not allow; empty where it fits. */
export function contentMistakes(schema: ContentSchema, value: unknown): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  visit(schema, value, [], (field, message) => mistakes.push({ field: field.join('.'), message }));
  // What does not fit may be deeper than JSON can write.
  if (mistakes.length === 0 && JSON.stringify(value).length > LARGEST_ENTRY)
    mistakes.push({ field: '', message: `一共最多 ${LARGEST_ENTRY / 1024} KB` });
  return mistakes;
}

type Report = (field: readonly (string | number)[], message: string) => void;

function visit(schema: ContentSchema, value: unknown, field: readonly (string | number)[], report: Report): void {
  switch (schema.type) {
    case 'string':
      if (typeof value === 'string') visitText(schema, value, (message) => report(field, message));
      else report(field, '要填文字');
      break;
    case 'boolean':
      if (typeof value !== 'boolean') report(field, '要填是或否');
      break;
    case 'number':
    case 'integer':
      visitNumber(schema, value, (message) => report(field, message));
      break;
    case 'picture':
      visitPicture(value, (message) => report(field, message));
      break;
    case 'array':
      visitList(schema, value, field, report);
      break;
    case 'object':
      visitObject(schema, value, field, report);
  }
}

function visitList(
  { items, format, minItems = 0, maxItems = LONGEST_LIST, uniqueItems = false }: ContentSchema & { type: 'array' },
  value: unknown,
  field: readonly (string | number)[],
  report: Report,
): void {
  if (!Array.isArray(value)) {
    report(field, '要填一列');
    return;
  }
  if (value.length < minItems) report(field, `最少 ${minItems} 项`);
  if (uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
    report(field, '同一项只能有一次');
  // What is too long is not looked at further.
  if (value.length > maxItems) report(field, `最多 ${maxItems} 项`);
  else {
    for (const [place, item] of value.entries()) visit(items, item, [...field, place], report);
    if (format === 'redirects') visitRedirects(value, (place, message) => report([...field, place, 'from'], message));
  }
}

function visitRedirects(value: readonly unknown[], report: (place: number, message: string) => void): void {
  const leads = value.map((one) => {
    const { from, to } = (one ?? {}) as { from?: unknown; to?: unknown };
    const texts = [from, to].map((text) => (typeof text === 'string' ? text.replace(/[?#].*$/s, '') : ''));
    const [left = '', right = ''] = texts.map((text) => text.replace(/\/$/, ''));
    return [left, right] as const;
  });
  const known = new Map(leads);
  for (const [place, [from]] of leads.entries()) {
    if (from === '') continue;
    if (leads.findIndex(([other]) => other === from) < place) report(place, '这个旧地址已经有一项');
    let at = known.get(from);
    // Of a way that leads on, as many steps as there are redirects.
    for (let steps = 0; steps < leads.length && at !== undefined && at !== from; steps += 1) at = known.get(at);
    if (at === from) report(place, '绕了一圈又回到这里');
  }
}

function visitText(schema: ContentSchema & { type: 'string' }, value: string, report: (message: string) => void): void {
  const { format = 'line', minLength = 0, maxLength = LONGEST_TEXT } = schema;
  if (schema.enum && !schema.enum.includes(value)) {
    report(`要选 ${schema.enum.map((name) => schema.labels?.[name] ?? name).join('、')} 之一`);
    return;
  }
  if (value.length < minLength) report(value === '' ? '请填写' : `最少 ${minLength} 个字`);
  if (value.length > maxLength) report(`最多 ${maxLength} 个字`);
  if (UNPRINTABLE.test(value)) report('含有不支持的字符');
  const [fits, message] = forms[format] ?? [];
  if (fits && message !== undefined && !fits(value)) report(message);
}

function visitPicture(value: unknown, report: (message: string) => void): void {
  const { url, width, height, alt, focus, ...rest } = (value ?? {}) as Partial<Record<string, unknown>>;
  const within = (number: unknown, least: number, most: number) =>
    typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
  const { x, y, ...others } = (focus ?? {}) as Partial<Record<string, unknown>>;
  const isWhole =
    typeof url === 'string' && PICTURE_URL.test(url) && within(width, 1, 20_000) && within(height, 1, 20_000);
  if (!isWhole || !within(x, 0, 10) || !within(y, 0, 10) || Object.keys({ ...rest, ...others }).length > 0)
    report('请从图片库选一张图片');
  else if (typeof alt !== 'string' || alt.trim() === '') report('请写上图片里有什么，给看不见图的人');
  else visitText({ type: 'string', maxLength: 200 }, alt, report);
}

/** The pictures in a value that fits its schema, by their fields. */
export function picturesIn(schema: ContentSchema, value: unknown): { field: string; picture: PictureValue }[] {
  return leavesOf(schema, value).flatMap(({ of, ...rest }) =>
    of.type === 'picture' ? [{ field: rest.field, picture: rest.value as PictureValue }] : [],
  );
}

/** Everything in a value that is neither a list nor a group, with its field and its schema. */
export function leavesOf(
  schema: ContentSchema,
  value: unknown,
  field: readonly (string | number)[] = [],
): { field: string; of: ContentSchema; value: unknown }[] {
  if (value === undefined || value === null) return [];
  if (schema.type === 'array')
    return (value as unknown[]).flatMap((item, place) => leavesOf(schema.items, item, [...field, place]));
  if (schema.type !== 'object') return [{ field: field.join('.'), of: schema, value }];
  return Object.entries(schema.properties).flatMap(([name, inner]) =>
    leavesOf(inner, (value as Record<string, unknown>)[name], [...field, name]),
  );
}

function visitNumber(
  schema: ContentSchema & { type: 'number' | 'integer' },
  value: unknown,
  report: (message: string) => void,
): void {
  const { type, minimum = -1e12, maximum = 1e12 } = schema;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    report('要填数字');
    return;
  }
  if (type === 'integer' && !Number.isInteger(value)) report('要填整数');
  if (value < minimum) report(`最小 ${minimum}`);
  if (value > maximum) report(`最大 ${maximum}`);
}

function visitObject(
  { properties, required }: ContentSchema & { type: 'object' },
  value: unknown,
  field: readonly (string | number)[],
  report: Report,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(field, '要填一组');
    return;
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(properties, name)) report([...field, name], '这里没有这一项');
  for (const [name, inner] of Object.entries(properties)) {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (given !== undefined) visit(inner, given, [...field, name], report);
    else if (required?.includes(name) ?? true) report([...field, name], '请填写');
  }
}
