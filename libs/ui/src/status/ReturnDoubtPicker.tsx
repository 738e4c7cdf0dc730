import {
  type ReturnPoint,
  addDoubtPoint,
  findDoubtTarget,
  isDoubtPointed,
  toReturnWords,
  type ReturnDoubt,
} from '@pratiche/domain';
import { useContext, useState } from 'react';
import { Button } from '../basic/index.js';
import type { ReturnDocument } from './return-document.js';
import { ReturnDoubtsContext } from './return-doubts-context.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

interface ReturnDoubtPickerProps {
  points: readonly ReturnPoint[];
  documents: readonly ReturnDocument[];
  disabled: boolean;
  /** @param at the point with the words of the doubt */
  onPick: (points: ReturnPoint[], at: number) => void;
}

/** Doubts that are offered at once; the others are folded. */
const SHOWN_DOUBTS = 3;

/**
 * The doubts about the dossier, each one tap away from being a point of the return; its words can be
 * changed there. What was added is no longer offered until its point is taken away.
 */
export function ReturnDoubtPicker({ points, documents, disabled, onPick }: ReturnDoubtPickerProps) {
  const doubts = useContext(ReturnDoubtsContext);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const offered = doubts.filter(
    (doubt) =>
      findDoubtTarget(doubt, documents) !== null &&
      !(
        picked.includes(toKey(doubt)) &&
        // What the operator has to say in other words stays to be read.
        toReturnWords(doubt) !== '' &&
        isDoubtPointed(points, doubt, documents)
      ),
  );
  if (offered.length === 0) return null;

  const pick = (doubt: ReturnDoubt) => {
    const next = addDoubtPoint(points, doubt, documents);
    const at = next.findIndex((point) => isDoubtPointed([point], doubt, documents));
    setPicked([...picked, toKey(doubt)]);
    onPick(next, at);
  };
  const renderDoubts = (some: readonly ReturnDoubt[]) => (
    <ul>
      {some.map((doubt) => (
        <li key={toKey(doubt)}>
          <Button block className="pr-return-doubt" disabled={disabled} onClick={() => pick(doubt)}>
            <span>
              <strong>{doubt.label}</strong>: {doubt.message}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
  const split = offered.length > SHOWN_DOUBTS + 1 ? SHOWN_DOUBTS : offered.length;
  return (
    <div className="pr-return-doubts" role="group" aria-labelledby="return-doubts">
      <p id="return-doubts" className="pr-rejection-label">
        {TEXTS.doubts}
      </p>
      {renderDoubts(offered.slice(0, split))}
      {split < offered.length && (
        <details>
          <summary>{TEXTS.otherDoubts(offered.length - split)}</summary>
          {renderDoubts(offered.slice(split))}
        </details>
      )}
    </div>
  );
}

const toKey = ({ field, message }: ReturnDoubt): string => `${field} ${message}`;
