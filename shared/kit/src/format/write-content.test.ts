import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { commonContent } from './write-content';

describe('content that a package has in files of its own', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
    await mkdir(path.join(folder, 'src/content/cases'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const write = (name: string, value: unknown) =>
    writeFile(path.join(folder, 'src/content', name), JSON.stringify(value));

  it('is a list of whole members, and says which of their fields are shown on their own page alone', async () => {
    await write('cases.json', [{ id: 'one', kind: 'good' }]);
    await write('cases/one.json', { story: '一段。' });
    await write('cases.schema.json', { items: { properties: { id: { format: 'id' } } } });
    expect(commonContent(folder)).toMatchObject([
      {
        key: 'cases',
        value: [{ id: 'one', kind: 'good', story: '一段。' }],
        own: ['story'],
        schema: {
          items: {
            properties: { kind: { enum: ['good'] }, story: { own: true }, id: { type: 'string', format: 'id' } },
          },
        },
      },
    ]);
    // An id is any, and not one of those that the release ships.
    expect(JSON.stringify(commonContent(folder)[0]?.schema)).not.toContain('"enum":["one"]');
  });

  it('has the fields alone that are said where its schema says so', async () => {
    await write('cases.json', { lead: '一句', laed: '笔误' });
    const properties = { lead: { title: '导语' } };
    await write('cases.schema.json', { additionalProperties: false, properties, required: ['lead'] });
    expect(commonContent(folder)[0]?.schema).toMatchObject({ properties: { lead: { title: '导语', type: 'string' } } });
    expect(commonContent(folder)[0]?.schema).not.toHaveProperty('properties.laed');
  });

  it('is told of where a schema stands alone', async () => {
    await write('cases.schema.json', {});
    expect(() => commonContent(folder)).toThrow('src/content/cases.schema.json is there, and cases.json is not');
  });
});
