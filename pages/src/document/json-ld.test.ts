import { siteConfigSchema } from '@shared/contract/config';
import { jsonLd } from './json-ld';

const config = siteConfigSchema.parse({ basePath: '/site/', origin: 'https://example.com' });
const head = { title: '题', description: '' };

describe('the data of a page', () => {
  it('has whole addresses, of the site and of its pictures, however deep they stand', () => {
    const story = { '@type': 'ComicStory', url: '/comics/3/1/', image: ['/api/ext/v1/media/a.svg', '/b.png'] };
    const block = { '@type': 'ItemList', itemListElement: [{ ...story, isPartOf: { url: '/comics/3/' } }] };
    const [told] = jsonLd(config, '/a/', { ...head, jsonLd: [block] });
    expect(told).toMatchObject({
      itemListElement: [
        {
          url: 'https://example.com/site/comics/3/1/',
          image: ['https://example.com/site/api/ext/v1/media/a.svg', 'https://example.com/site/b.png'],
          isPartOf: { url: 'https://example.com/site/comics/3/' },
        },
      ],
    });
  });

  it('leaves alone what others wrote, and addresses of others', () => {
    const block = {
      name: '/not/an/address',
      text: '/qa/',
      url: 'https://schema.org/',
      image: 'https://elsewhere.example/a',
    };
    expect(jsonLd(config, '/a/', { ...head, jsonLd: [block] })).toEqual([{ ...block }]);
  });

  it('finds pictures where the API stands', () => {
    const away = { ...config, apiBaseUrl: 'https://api.example.com/' };
    const told = jsonLd(away, '/a/', { ...head, jsonLd: [{ image: '/api/a.svg' }] });
    expect(told).toEqual([{ image: 'https://api.example.com/api/a.svg' }]);
  });

  it('says on the first page who stands behind the site, and of what', () => {
    const [organization, site, client] = jsonLd(config, '/', head);
    expect(organization).toMatchObject({
      '@id': 'https://example.com/site/#organization',
      name: config.brand.company,
      logo: 'https://example.com/site/icon-180.png',
      contactPoint: { telephone: config.brand.phone },
    });
    expect(organization).not.toHaveProperty('address');
    const publisher = { '@id': 'https://example.com/site/#organization' };
    expect(site).toMatchObject({ '@type': 'WebSite', name: config.brand.name, publisher });
    expect(client).toMatchObject({ '@type': 'SoftwareApplication', name: config.brand.client, publisher });
  });

  it('ends with the way to the page', () => {
    const breadcrumb = [{ label: '首页', href: '/' }];
    expect(jsonLd(config, '/a/', { ...head, breadcrumb })).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: '首页', item: 'https://example.com/site/' }],
      },
    ]);
  });
});
