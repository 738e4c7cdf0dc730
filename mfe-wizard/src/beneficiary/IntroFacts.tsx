import { FEW_MISSING_FIELDS } from '@pratiche/domain/dossier-rules';
import { formatMomentDay } from '@pratiche/ui';
import { useDossierState } from '../form/dossier-session-context.js';
import { OpenStepList } from './OpenStepList.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

interface IntroFactsProps {
  expires: string | null;
  /** Fields still to fill in. */
  missing: number;
  toSign: number;
  /** Few missing fields are named here, and not in a card of their own. */
  hasList: boolean;
}

/** How long it takes, what is missing and what to have at hand, before the customer begins. */
export function IntroFacts({ expires, missing, toSign, hasList }: IntroFactsProps) {
  const stepCount = useDossierState(({ steps }) => steps.length);
  const isFew = missing > 0 && missing <= FEW_MISSING_FIELDS;
  return (
    <ul>
      <li>
        <strong>{TEXTS.minutes(missing)}</strong>
        {isFew
          ? TEXTS.fewLeft(missing)
          : missing === 0
            ? TEXTS.alreadyThere
            : TEXTS.onPhoneToo(stepCount)}
        {isFew && hasList && <OpenStepList />}
      </li>
      {missing > FEW_MISSING_FIELDS && <li>{TEXTS.keepAtHand}</li>}
      <li>{TEXTS.savedByItself(expires === null ? null : formatMomentDay(expires))}</li>
      {toSign > 0 && <li>{TEXTS.signatureAhead(toSign)}</li>}
    </ul>
  );
}
