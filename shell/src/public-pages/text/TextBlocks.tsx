import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { parseInline, type TextBlock } from './parse-text.js';
import './text.css';

interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** Draws a picture by its name. */
  renderPicture?: (name: string, text: string) => ReactNode;
}

/** The blocks of a text page below its title. */
export function TextBlocks({ blocks, renderPicture }: TextBlocksProps) {
  return (
    <div className="sh-text">
      {blocks.map((block, at) => (
        <Fragment key={at}>{renderBlock(block, renderPicture)}</Fragment>
      ))}
    </div>
  );
}

function renderBlock(block: TextBlock, renderPicture?: TextBlocksProps['renderPicture']) {
  switch (block.kind) {
    case 'title':
      return null;
    case 'heading':
      return (
        <h2 id={block.id} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return renderPicture?.(block.name, block.text) ?? null;
    case 'note':
      return (
        <p className="sh-text-note">
          <Inline text={block.text} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
  }
}

function Inline({ text }: { text: string }) {
  return parseInline(text).map((part, at) => {
    if (part.kind === 'strong') return <strong key={at}>{part.text}</strong>;
    if (part.kind === 'code') return <code key={at}>{part.text}</code>;
    if (part.kind !== 'link') return <Fragment key={at}>{part.text}</Fragment>;
    return part.href.startsWith('/') ? (
      <Link key={at} to={part.href}>
        {part.text}
      </Link>
    ) : (
      <a key={at} href={part.href}>
        {part.text}
      </a>
    );
  });
}
