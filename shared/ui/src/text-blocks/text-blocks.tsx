import type { ReactNode } from 'react';
import type { HelpBlock, HelpWords } from '@shared/contract/endpoints';
import { Link } from '../link/link';
import { ContentPicture } from '../picture/content-picture';

interface TextBlocksProps {
  blocks: readonly HelpBlock[];
  /** A picture for each step of a list that has as many: an editor may have added one since they were drawn. */
  pictures?: readonly ReactNode[];
}

/** Markdown as it was read, never in a visitor’s browser: only words and pictures in their places, so that nothing else can come of it. */
export function TextBlocks({ blocks, pictures = [] }: TextBlocksProps) {
  return blocks.map((block, at) => <Block key={at} block={block} pictures={pictures} />);
}

/** Whether every step has its picture. */
export function isPictured(blocks: readonly HelpBlock[], pictures: readonly unknown[]): boolean {
  return blocks.some((block) => isStepList(block, pictures));
}

function isStepList(block: HelpBlock, pictures: readonly unknown[]): boolean {
  return block.kind === 'list' && block.ordered && block.items.length === pictures.length;
}

/** Pixels that a text is wide at most. */
const WIDEST = 860;
const MIDDLE = { x: 5, y: 5 };

function Block({ block, pictures }: { block: HelpBlock; pictures: readonly ReactNode[] }) {
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
    case 'picture': {
      const sizes = `min(100vw, ${Math.min(WIDEST, block.width)}px)`;
      return <ContentPicture picture={{ ...block, focus: MIDDLE }} sizes={sizes} />;
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
      const pictured = isStepList(block, pictures);
      return (
        <Tag data-pictured={pictured || undefined}>
          {block.items.map((words, at) => (
            <li key={at}>
              {pictured ? (
                <div>
                  <p>
                    <Words words={words} />
                  </p>
                  {pictures[at]}
                </div>
              ) : (
                <Words words={words} />
              )}
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
