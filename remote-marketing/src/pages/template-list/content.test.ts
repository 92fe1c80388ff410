import integrations from '../../content/integrations.json';
import templates from '../../content/templates.json';
import words from './words.json';

it('offers platforms that are systems of the site and that a template works on', () => {
  for (const platform of words.platforms) {
    expect(integrations.map(({ id }) => id)).toContain(platform);
    expect(templates.flatMap(({ systems }) => systems)).toContain(platform);
  }
});
