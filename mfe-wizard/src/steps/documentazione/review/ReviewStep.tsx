import { WarningOutlined } from '@pratiche/ui';
import { useId, useState } from 'react';
import type { ReviewBlock } from './review-blocks.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';
import './review.css';

interface ReviewStepProps {
  title: string;
  /** The values one looks at first. */
  line: string;
  /** All values, folded. */
  blocks: readonly ReviewBlock[];
  /** Goes to the step; `null` for one that is closed. */
  onOpen: (() => void) | null;
  /** All values are shown until they are folded. */
  isUnfolded?: boolean;
  /** What deserves a second look; beside its line where nothing above lists it. */
  doubts?: readonly string[] | undefined;
  /** Level of the titles of its blocks, below the title around it. */
  heading?: 'h3' | 'h4';
}

const isTaxCodeLike = (value: string): boolean => /^[A-Z0-9]{16}$/.test(value);

/** One step before sending: its line leads to it, and all of its values unfold below. */
export function ReviewStep({
  title,
  line,
  blocks,
  onOpen,
  isUnfolded = false,
  doubts = [],
  heading = 'h4',
}: ReviewStepProps) {
  const [isOpen, setOpen] = useState(isUnfolded);
  const valuesId = useId();
  const action = isOpen ? TEXTS.fold : TEXTS.unfold;
  const words = (
    <>
      <span className="wz-review-title">{title}</span> <span>{line || TEXTS.noValue}</span>
    </>
  );
  return (
    <li className="wz-review">
      {onOpen === null ? (
        <div className="wz-review-line">{words}</div>
      ) : (
        <button type="button" className="wz-review-line" onClick={onOpen}>
          {words}{' '}
          <span className="wz-review-edit">{doubts.length > 0 ? TEXTS.check : TEXTS.edit}</span>
        </button>
      )}
      {blocks.length > 0 && (
        <button
          type="button"
          className="pr-link-button wz-review-fold"
          aria-expanded={isOpen}
          aria-controls={valuesId}
          aria-label={TEXTS.allValues(action, title)}
          title={action}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
        </button>
      )}
      {doubts.map((message) => (
        <p key={message} className="pr-field-warning wz-review-doubt">
          <WarningOutlined aria-hidden="true" /> {message}
        </p>
      ))}
      <div id={valuesId} className="wz-review-values" hidden={!isOpen}>
        {isOpen &&
          blocks.map((block) => (
            <ReviewValues key={block.title ?? ''} Heading={heading} {...block} />
          ))}
      </div>
    </li>
  );
}

const ReviewValues = ({ title, lines, Heading }: ReviewBlock & { Heading: 'h3' | 'h4' }) => (
  <div>
    {title && <Heading>{title}</Heading>}
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label} className={isTaxCodeLike(value) ? 'wz-review-code' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
