import { type SiteConfig, sitePath } from '@shared/contract/config';
import { type FrameContent, type FrameLink, isMenu, linksOf, navigationOf } from './header/navigation';

/** `/llms.txt` (llmstxt.org): the ways that header and footer offer, each once, in Markdown for who reads by a language model. */
export function llmsText(config: SiteConfig, content: FrameContent): string {
  const { name, company, phone, hours } = config.brand;
  const { desktop, contact, download } = navigationOf(content, config);
  const menus = desktop.filter(isMenu).map((menu) => ({ title: menu.name, links: menu.entries }));
  const single = [...desktop.flatMap((item) => (isMenu(item) ? [] : [item])), ...download, ...contact];
  const columns = content.footer.columns.map(({ title, links }) => ({
    title,
    links: linksOf(links, config, content.lang),
  }));
  const said = new Set<string>();
  const line = ({ name: words, link, desc }: FrameLink & { desc?: string }) => {
    const address = link.startsWith('/') ? config.origin + sitePath(config, link) : link;
    if (said.has(address)) return [];
    said.add(address);
    return [`- [${plain(words)}](${address})${desc ? `: ${plain(desc)}` : ''}`];
  };
  const parts = [...menus, { title: '常用', links: single }, ...columns].map(
    ({ title, links }) => [`## ${plain(title)}`, links.flatMap(line)] as const,
  );
  const sections = parts.flatMap(([title, lines]) => (lines.length > 0 ? [`${title}\n\n${lines.join('\n')}`] : []));
  const about = [company, `电话 ${phone}`, hours].filter(Boolean).map(plain).join('，');
  return `${[`# ${plain(name)}`, `> ${about}`, ...sections].join('\n\n')}\n`;
}

/** Words that are no Markdown. */
function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\`*_<>#]/g, String.raw`\$&`);
}
