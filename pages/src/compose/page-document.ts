import type { ComposedAnswers, PageParams } from '@shared/contract';
import type { Around, ComposeQuestion, SiteRoute, ComposedContent, PageFacts } from '@shared/contract/release';
import { composedContentSchema, pageRequestsSchema } from '@shared/contract/release/schemas';
import { readElements } from '@shared/markup';
import { type AddressRules, isOwnPicture, sourceSet } from '../document/addresses';
import { type ContentReferences, checkDocument } from '../document/check-document';
import { type DocumentParts, type EarlyPicture, PICTURE_ATTRIBUTES, renderDocument } from '../document/document';
import { type Ingredients, pageParts } from '../document/page-data';
import { pagePolicy } from '../document/policy';
import { ReleaseError } from '@shared/store/release-error';
import type { BundleProcess } from './bundle-process';
import { type FrameProcess, readAnswer } from './frame-process';

/** Bytes of one page's content and head. */
const PAGE_LIMIT = 8e6;
/** Bytes of the calls that a page's text comes from. */
const REQUESTS_LIMIT = 100_000;

/** A page that stands: its HTML was read by a parser and holds nothing that a part may not have. */
export interface PageDocument extends ContentReferences {
  html: string;
  /** Hashes of its inline scripts. */
  scripts: readonly string[];
}

export interface DocumentRequest {
  ingredients: Ingredients;
  frame: FrameProcess;
  route: SiteRoute;
  /** A path below the base path. */
  path: string;
  params: PageParams;
  facts: Pick<PageFacts, 'start' | 'leadsTo'>;
  answers: ComposedAnswers | null;
  content: ComposedContent;
  /** What was published of what stands on every page. */
  around?: Around | null;
}

/** Asks for a page as values: the text of the answer, so that two can be compared. */
export async function askContent(
  process: BundleProcess,
  asked: Omit<Extract<ComposeQuestion, { what: 'page' }>, 'what'>,
): Promise<string> {
  const question = { what: 'page', ...asked } as const;
  return (await process.ask({ question, about: asked.path, limit: PAGE_LIMIT })).toString();
}

/** Asks for the calls that a page's text comes from, by its own names, as far as they follow from what is known. */
export async function askRequests(
  process: BundleProcess,
  { path, ...asked }: Omit<Extract<ComposeQuestion, { what: 'data' }>, 'what'> & { path: string },
): Promise<Readonly<Record<string, string>>> {
  const question = { what: 'data', ...asked } as const;
  return readAnswer(await process.ask({ question, about: path, limit: REQUESTS_LIMIT }), pageRequestsSchema, path);
}

/** The values of such an answer; addresses of a release's files are where the site has them. */
export function readContent(answer: string, path: string, basePath: string): ComposedContent {
  return readAnswer(answer.replaceAll('__ASSETS__/', `${basePath}assets/`), composedContentSchema, path);
}

/** Puts the values of a page and the frame around it together, and holds the result against what a part may be. */
export async function pageDocument(request: DocumentRequest): Promise<PageDocument> {
  const { frame, route, path, content, around } = request;
  const ingredients = { ...request.ingredients, ...(around && { config: around.config }) };
  const { remote } = ingredients;
  const { before, after, otherDevice } = await frame.frame(path, route, around);
  const own = remote
    ? pageParts({ ...ingredients, remote }, { ...request, otherDevice })
    : { ...hostPage(ingredients, path), canonicalPath: path };
  return finish({ ...own, frame: { before, after } }, content, path);
}

function hostPage({ config, starter, styles, notFoundStyles, host }: Ingredients, path: string) {
  const data = { schema: 1 as const, path, host, remote: null };
  return { config, starter, styles: [...styles, ...notFoundStyles], preload: [], data };
}

function finish(
  parts: Omit<DocumentParts, 'head' | 'content' | 'pictures'>,
  { html, head }: ComposedContent,
  path: string,
): PageDocument {
  const { config } = parts;
  const rules = { origins: pagePolicy(config, []).origins };
  try {
    const [pictures, content] = hoisted(html, rules);
    const whole = { ...parts, head, pictures, content };
    const document = renderDocument(whole);
    // Contents of scripts, data and sheets were checked or escaped: they cannot end its element, so the parser need not read it.
    const references = checkDocument(renderDocument({ ...whole, isOutline: true }), rules);
    return { html: document.html, scripts: document.scripts, ...references };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(`${path}: ${error.message}`, { cause: error });
  }
}

/** React puts pictures that are wanted early at the front of a fragment, as links; their place is the head. */
function hoisted(html: string, rules: AddressRules): [EarlyPicture[], string] {
  const pictures: EarlyPicture[] = [];
  let at = 0;
  for (const { name, start, end, attributes } of readElements(html, { until: ({ name }) => name !== 'link' })) {
    if (start !== at || name !== 'link') break;
    const { rel, as, href = '', imagesrcset = '' } = attributes;
    const isOwn = [href, ...sourceSet(imagesrcset)].every((address) => isOwnPicture(address, rules));
    if (rel !== 'preload' || as !== 'image' || !isOwn)
      throw new ReleaseError(
        `<link> is for a picture of the site that is wanted early: ${html.slice(start, end).slice(0, 200)}`,
      );
    pictures.push(
      Object.fromEntries(PICTURE_ATTRIBUTES.flatMap((key) => (key in attributes ? [[key, attributes[key]]] : []))),
    );
    at = end;
  }
  return [pictures, html.slice(at)];
}
