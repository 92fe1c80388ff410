import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CHINESE = /[\u3001-\u303f\u4e00-\u9fff\uff01-\uff5e]/;

/** Elements whose words are part of a picture. */
const PICTURES = ['Scene', 'Touch', 'DeskScene'];

/** Parts of pictures that stand in files or declarations of their own. */
const PARTS_OF_PICTURES = [
  'ai-power/builder-flow.tsx',
  'ai-power/builder-preview.tsx',
  'ai-power/builder-scene.tsx',
  'ai-power/knowledge-section.tsx#questions',
  'ai-power/publish-section.tsx#places',
  'ai-power/stair-cloth.tsx',
  'ai-weave/side-by-side.tsx#Offer',
  'connector/converge-scene.tsx',
  'home/attendance.tsx',
  'home/product-scenes.tsx',
  'home/role-scenes.tsx',
  'home/schedule-picture.tsx',
  'product/editor-tour.tsx#components',
  'product/editor-tour.tsx#Keys',
  'product/failure-section.tsx#after',
  'product/failure-section.tsx#steps',
  'product/parameter-panel.tsx',
];

const pages = path.join(process.cwd(), 'remote-marketing/src/pages');
const files = [pages, path.join(pages, '../sections')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.relative(pages, path.join(folder, file))),
);

/** Texts in Chinese that stand in a file's code, and in no picture. */
function textsOf(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isPart =
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      PARTS_OF_PICTURES.includes(`${file}#${node.name?.getText() ?? ''}`);
    const isPicture = ts.isJsxElement(node) && PICTURES.includes(node.openingElement.tagName.getText());
    if (isPart || isPicture) return;
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node);
    if ((isText || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) && CHINESE.test(node.text))
      found.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

// A text in the code of a page is one that nobody can edit at the desk.
it('keeps every text of a page, and of a section of pages, that is no picture in words', () => {
  const found = files
    .filter((file) => !PARTS_OF_PICTURES.includes(file))
    .flatMap((file) => textsOf(file, readFileSync(path.join(pages, file), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  ['a text', '<p>一句话</p>'],
  ['a text in braces', "<p>{'一句话'}</p>"],
  ['an attribute', '<p title="一句话" />'],
  ['a template', '<p>{`${a} 一句话`}</p>'],
])('would find %s', (_what, code) => {
  expect(textsOf('x.tsx', code)).toEqual(['x.tsx: 一句话']);
});
