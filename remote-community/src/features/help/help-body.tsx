import type { HelpBlock, HelpWords } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';

/** An article as the server read it: only words in their places, so that nothing else can come of it. */
export function HelpBody({ blocks }: { blocks: readonly HelpBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

function Block({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'heading': {
      // The server counts from the article's title, which was the second of its page.
      const Tag = block.level === 3 ? 'h2' : 'h3';
      return (
        <Tag>
          <Words words={block.words} />
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Words words={block.words} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((words, at) => (
            <li key={at}>
              <Words words={words} />
            </li>
          ))}
        </Tag>
      );
    }
  }
}

function Words({ words }: { words: readonly HelpWords[] }) {
  return words.map((part, at) => <Part key={at} {...part} />);
}

function Part({ text, bold, italic, code, href, rel }: HelpWords) {
  const plain = code ? <code>{text}</code> : text;
  const leaning = italic ? <em>{plain}</em> : plain;
  const strong = bold ? <strong>{leaning}</strong> : leaning;
  if (href === undefined) return strong;
  return (
    <Link href={href} rel={rel}>
      {strong}
    </Link>
  );
}
