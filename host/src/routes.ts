/** A route: the page of a remote at a path, and the shell around it (docs/requirements.md section 2). */
export interface Route {
  /** A path below the base path, without a trailing slash; `:name` is a parameter. Matched exactly, with and without the slash. */
  pattern: string;
  remote: string;
  page: string;
  header: 'dark' | 'light';
  /** The address that search engines shall know instead of this one. */
  canonical?: string;
  /** Whether no site map names it: a visitor's own page, or one that says nothing before somebody asks. */
  own?: boolean;
  /** Fixed parameters, for addresses that are another name of a page. */
  params?: Readonly<Record<string, string>>;
}

const pagesOf =
  (remote: string) =>
  (pattern: string, page: string, header: Route['header'] = 'light'): Route => ({ pattern, remote, page, header });
const marketing = pagesOf('remote-marketing');
const community = pagesOf('remote-community');
const download = pagesOf('remote-download');

export const routes: readonly Route[] = [
  marketing('/', 'home', 'dark'),
  { ...marketing('/index.html', 'home', 'dark'), canonical: '/' },
  marketing('/ai', 'ai', 'dark'),
  marketing('/ai-weave', 'ai-weave', 'dark'),
  marketing('/ai-power', 'ai-power', 'dark'),
  marketing('/case/list', 'case-list'),
  marketing('/case/detail/:type/:id', 'case-detail'),
  marketing('/product', 'product'),
  marketing('/connector', 'connector'),
  marketing('/employee', 'employee'),
  marketing('/buy', 'buy'),
  marketing('/education', 'education'),
  marketing('/micro_enterprise', 'micro-enterprise'),
  marketing('/partner', 'partner'),
  marketing('/about_us', 'about-us'),
  marketing('/privacy', 'privacy'),
  marketing('/solution/:slug', 'solution'),
  {
    ...marketing('/sol/cb/influencer', 'solution'),
    params: { slug: 'cross-border-influencer-marketing' },
    canonical: '/solution/cross-border-influencer-marketing/',
  },
  community('/comics', 'comics'),
  community('/comics/:id', 'comic'),
  community('/comics/:comicId/:id', 'chapter'),
  { ...community('/mobile/comics', 'mobile-comics'), canonical: '/comics/' },
  community('/community/homePage', 'community-home'),
  community('/community/question/:id', 'question'),
  community('/open_day', 'open-day'),
  community('/open_day/:id', 'open-day-event'),
  community('/rpa_awards', 'awards', 'dark'),
  community('/rpa_awards/works/:id', 'work'),
  { ...community('/rpa_awards/enter', 'enter'), own: true },
  // Further pages of lists.
  community('/community/homePage/:id/:page', 'community-home'),
  community('/community/question/:id/:page', 'answers'),
  community('/contactus', 'contact'),
  community('/qa', 'help'),
  community('/qa/:id', 'help-article'),
  { ...community('/search', 'search'), own: true },
  community('/certificate', 'certificate'),
  community('/certificate/:no', 'verify'),
  { ...community('/my', 'my'), own: true },
  download('/client-download', 'client-download'),
  download('/download', 'download'),
];
