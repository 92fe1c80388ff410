import { siteConfigSchema } from '@shared/contract/config';
import { frameContent } from './header/navigation';
import { llmsText } from './llms-text';

const config = siteConfigSchema.parse({
  origin: 'https://www.example.com',
  basePath: '/app/',
  brand: { name: '甲*乙' },
});

describe('llms.txt', () => {
  it('names each way of header and footer once, by its whole address, with what the navigation says of it', () => {
    const text = llmsText(config, frameContent());
    expect(text).toMatch(/^# 甲\\\*乙\n\n> /);
    expect(text).toContain('- [AI Power](https://www.example.com/app/ai-power/): ');
    const addresses = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has what was published', () => {
    const footer = {
      columns: [{ title: '第[一]栏', links: [{ name: '一\n行', link: '/a/' }, { name: '空' }] }],
      below: [],
    };
    expect(llmsText(config, frameContent({ footer }))).toMatch(
      /## 第\\\[一\\\]栏\n\n- \[一 行\]\(https:\/\/www\.example\.com\/app\/a\/\)\n$/,
    );
  });
});
