import { DIFFERENCE_REASON_MAX, REQUIRED_MESSAGE, type FilingDifference } from '@pratiche/domain';
import { TextField } from '@pratiche/ui';
import { useState } from 'react';
import { ENEA_TEXTS } from './enea-texts.js';

/** Reasons by filing and key, while they are typed. */
export type ReasonDraft = Map<string, string>;

export const getReasonKey = ({ filing, key }: Pick<FilingDifference, 'filing' | 'key'>): string =>
  `${filing} ${key}`;

interface DifferenceReasonsProps {
  differences: readonly FilingDifference[];
  /** Keeps what is typed when the question is asked again. */
  draft: ReasonDraft;
  /** The question was answered without all of them. */
  areMissing: boolean;
}

/** A reason for each difference of weight. */
export const DifferenceReasons = ({ differences, draft, areMissing }: DifferenceReasonsProps) => (
  <>
    <p>{ENEA_TEXTS.reasonsHelp}</p>
    {differences.map((difference, at) => (
      <DifferenceReason
        key={getReasonKey(difference)}
        id={`difference-reason-${at}`}
        difference={difference}
        draft={draft}
        isMissing={areMissing}
      />
    ))}
  </>
);

interface DifferenceReasonProps {
  id: string;
  difference: FilingDifference;
  draft: ReasonDraft;
  isMissing: boolean;
}

function DifferenceReason({ id, difference, draft, isMissing }: DifferenceReasonProps) {
  const key = getReasonKey(difference);
  const [reason, setReason] = useState<string | null>(draft.get(key) ?? null);
  const { label, ours, theirs } = difference;
  const isEmpty = (reason ?? '').trim() === '';
  return (
    <>
      <p className="pr-field-warning">{ENEA_TEXTS.difference(label, ours, theirs)}</p>
      <TextField
        id={id}
        label={ENEA_TEXTS.reason(label)}
        required
        maxLength={DIFFERENCE_REASON_MAX}
        value={reason}
        error={isMissing && isEmpty ? REQUIRED_MESSAGE : null}
        onChange={(text) => {
          setReason(text);
          draft.set(key, text ?? '');
        }}
      />
    </>
  );
}
