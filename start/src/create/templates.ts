import { CONTRACT_VERSION } from '@shared/contract';

/** The files of a new remote, by their path below the repository's root. */
export function remoteFiles(name: string, page: string): Record<string, string> {
  const files: Record<string, string> = {
    'package.json': manifest(name),
    'webpack.config.ts': `import { remoteConfig } from '../webpack.common';

export default remoteConfig({ folder: import.meta.dirname });
`,
    'README.md': readme(name, page),
    'src/standalone.tsx': standalone(name, page),
    [`src/pages/${page}/head.ts`]: `import type { PageHead } from '@shared/contract';

export const head = {
  title: '${page}',
  description: 'What this page is about, for search engines.',
} as const satisfies PageHead;
`,
    [`src/pages/${page}/page.tsx`]: pageSource,
    [`src/pages/${page}/page.test.tsx`]: pageTest(page),
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]));
}

function manifest(name: string): string {
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    site: { contract: CONTRACT_VERSION },
    scripts: { build: 'node --import tsx ../shared/build/src/build-main.ts' },
    dependencies: {
      '@shared/contract': 'workspace:*',
      '@shared/ui': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function standalone(name: string, page: string): string {
  return `import '@shared/ui/tokens.css';
import '@shared/ui/base.css';
import { runStandalone } from '@shared/ui/standalone';
import { page } from './pages/${page}/page';

/** This remote alone, without the host: \`npm run dev -- ${name}\`. */
void runStandalone([{ pattern: '/${page}/', page }]);
`;
}

const pageSource = `import { definePage } from '@shared/ui/page';
import { Heading, ThreadSection } from '@shared/ui';
import { head } from './head';

export const page = definePage({ head, Component: Page });

function Page() {
  return (
    <ThreadSection side="left" first last>
      <Heading level={1} phrases={[head.title]} />
      <p>{head.description}</p>
    </ThreadSection>
  );
}
`;

function pageTest(page: string): string {
  return `import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { siteConfigSchema } from '@shared/contract/config';
import { page } from './page';

const nobody = {
  navigate: () => undefined,
  openLogin: () => undefined,
  showMessage: () => undefined,
  setUnsaved: () => undefined,
  composedRegion: () => [],
};

describe('the page ${page}', () => {
  it('has one heading with its title', () => {
    const { Component } = page;
    render(
      <Component
        params={{}}
        path="/${page}/"
        query=""
        hash=""
        config={siteConfigSchema.parse({})}
        composed={false}
        answers={null}
        host={nobody}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.head({}).title);
  });
});
`;
}

function readme(name: string, page: string): string {
  return `# ${name}

What this remote is for, in a sentence.

## Pages

- \`src/pages/${page}\`: \`/${page}/\`

Addresses are given to pages in \`host/src/routes.ts\`. \`npm run share-pictures\` draws the picture that is
shown where a page is shared, into \`share\`; until then it is the site's own.

## Alone

\`\`\`sh
npm run dev -- ${name}
\`\`\`

## Releasing

\`\`\`sh
npm run release -- publish ${name}
npm run release -- promote ${name}@<version> --canary 10
npm run release -- promote ${name}@<version>
npm run release -- rollback ${name}
\`\`\`

The first time, the host goes with it, since it holds the new address: \`publish host\`, then \`promote host@<version> ${name}@<version>\`.
`;
}
