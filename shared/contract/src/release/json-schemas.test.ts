import { jsonSchemas } from './json-schemas';

test('the documents of a release, with every property, what is needed, and the forms of names', () => {
  const { 'build.json': build, 'release.json': release, 'routes.json': routes } = jsonSchemas();
  const names = { propertyNames: { pattern: expect.stringContaining('\\w') as string } };
  expect(build).toMatchObject({
    title: 'build.json',
    required: expect.arrayContaining(['schema', 'name', 'contract', 'entry', 'files', 'nodeFiles']) as string[],
    properties: { schema: { const: 1 }, files: names, shared: names, pages: names },
  });
  expect(release).toMatchObject({ properties: { source: {}, maps: names, digest: {} } });
  const route = { required: ['pattern', 'page'], additionalProperties: false };
  expect(routes).toMatchObject({ required: ['routes'], properties: { routes: { items: route } } });
});
