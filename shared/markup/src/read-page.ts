import { Parser } from 'htmlparser2';

export interface PageWords {
  /** Without the brand. */
  title: string;
  description: string;
  /** Those that can be linked to with their `id`. */
  headings: (readonly [text: string, id?: string])[];
  /** All else that is read in its `main`. */
  text: string;
  /** Whether it asks search engines to leave it out. */
  noIndex: boolean;
}

/** Elements whose content is no word of the page. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nav', 'select']);
/** Elements that stand in a line of words: the words before and after them are one text. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code em i mark q s small span strong sub sup u'.split(' '),
);

interface Open {
  silent: boolean;
  main: boolean;
  heading: boolean;
  link: boolean;
  id: string | undefined;
}

/** Reads the words of a whole document. What is hidden, or in an element marked `data-no-search`, is left out. */
export function readPage(html: string): PageWords {
  const read: PageWords = { title: '', description: '', headings: [], text: '', noIndex: false };
  const open: Open[] = [];
  let heading = '';
  let isLink = false;
  const parser = new Parser({
    onopentag(name, at) {
      const outer = open.at(-1);
      const isHeading = /^h[1-6]$/.test(name);
      if (name === 'meta' && at['property'] === 'og:title') read.title = at['content'] ?? '';
      if (name === 'meta' && at['name'] === 'description') read.description = at['content'] ?? '';
      if (name === 'meta' && at['name'] === 'robots') read.noIndex = (at['content'] ?? '').includes('noindex');
      const hidden = 'hidden' in at || 'inert' in at || 'data-no-search' in at || at['aria-hidden'] === 'true';
      if (isHeading) [heading, isLink] = ['', false];
      if (!INLINE.has(name)) read.text += '\n';
      open.push({
        silent: (outer?.silent ?? false) || hidden || SILENT.has(name),
        main: (outer?.main ?? false) || name === 'main',
        heading: (outer?.heading ?? false) || isHeading,
        link: (outer?.link ?? false) || name === 'a',
        // A heading is reached by its section, too.
        id: at['id'] ?? (isHeading || name !== 'section' ? outer?.id : undefined),
      });
    },
    ontext(text) {
      const at = open.at(-1);
      if (!at?.main || at.silent) return;
      isLink ||= at.link;
      if (at.heading) heading += text;
      else read.text += text;
    },
    onclosetag(name) {
      const closed = open.pop();
      if (!INLINE.has(name)) read.text += '\n';
      if (!/^h[1-6]$/.test(name) || !closed) return;
      const words = plain(heading);
      // One that is a link says what another page is called.
      if (isLink) read.text += `${words}\n`;
      else if (words !== '' && !closed.silent)
        read.headings.push(closed.id === undefined ? [words] : [words, closed.id]);
    },
  });
  parser.write(html);
  parser.end();
  return { ...read, text: plain(read.text) };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
