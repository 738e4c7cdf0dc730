import type { LinkRequesterDto } from '@pratiche/api';
import { Button, formatMomentDay, PageHeader, StateDrawing } from '@pratiche/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';
import { PapersToSign } from './lazy-signing.js';
import { useCustomerFieldOpener } from './useCustomerFieldOpener.js';
import { JUST_SIGNED } from './thanks-address.js';
import { useLeftToSign } from './useLeftToSign.js';
import { OpenStepList } from './OpenStepList.js';
import { RequesterCard } from './RequesterCard.js';
import { SUMMARY_SEARCH } from './summary-address.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

interface BeneficiaryThanksProps {
  requester: LinkRequesterDto;
  expires: string | null;
  token: string;
}

/** Shown when the customer is done: what is left to sign or to add, then the next steps. */
export function BeneficiaryThanks({ requester, expires, token }: BeneficiaryThanksProps) {
  const { name } = requester;
  const navigate = useNavigate();
  const hasJustSigned = useSearchParams()[0].get('fine') === JUST_SIGNED;
  const isComplete = useDossierState((state) => state.steps.every(({ complete }) => complete));
  const papers = { token, findOpener: useCustomerFieldOpener() };
  const left = useLeftToSign(token);
  // Moves the focus so that screen readers announce the page change.
  useEffect(() => document.getElementById('wz-grazie')?.focus(), []);
  return (
    <>
      <PageHeader
        title={TEXTS.pageTitle}
        tabTitle={`${TEXTS.pageTitle} · ${hasJustSigned ? TEXTS.thanksForSigning : TEXTS.thanks}`}
      />
      <PapersToSign {...papers} only="missing" />
      <section className="wz-section pr-card" aria-labelledby="wz-grazie">
        <StateDrawing name="sent" />
        <h2 id="wz-grazie" tabIndex={-1}>
          {hasJustSigned ? TEXTS.thanksForSigning : TEXTS.thanks}
        </h2>
        <p>
          {hasJustSigned && `${TEXTS.copyByMail} `}
          {sayWhatIsLeft(left, isComplete, name)} {TEXTS.comeBack}
        </p>
      </section>
      <PapersToSign {...papers} only="given" />
      {!isComplete && (
        <section className="wz-section pr-card" aria-labelledby="wz-mancano">
          <h2 id="wz-mancano">{TEXTS.dataLeft}</h2>
          <p>{TEXTS.dataLeftText(expires ? formatMomentDay(expires) : null, name)}</p>
          <OpenStepList />
        </section>
      )}
      <section className="wz-section pr-card" aria-labelledby="wz-poi">
        <h2 id="wz-poi">{TEXTS.whatNow}</h2>
        <ol className="wz-after">
          <li>{TEXTS.companyCompletes(name)}</li>
          <li>{TEXTS.weFile}</li>
          <li>{TEXTS.receipt}</li>
        </ol>
      </section>
      <p>
        <Button onClick={() => void navigate({ search: isComplete ? SUMMARY_SEARCH : 'passo=1' })}>
          {TEXTS.review}
        </Button>
      </p>
      <RequesterCard requester={requester} lead={TEXTS.questions} />
    </>
  );
}

/** What the customer has still to do, the nearest first; nothing is promised before the papers are known. */
function sayWhatIsLeft(
  { isToSign, isAwaited, onPaper }: ReturnType<typeof useLeftToSign>,
  isComplete: boolean,
  company: string,
): string {
  if (isToSign) return TEXTS.signatureLeft;
  // The card below names what is missing.
  if (!isComplete) return '';
  if (isAwaited) return TEXTS.signatureAwaited(company);
  if (onPaper === null) return '';
  return onPaper.length > 0 ? TEXTS.inkLeft(onPaper, company) : TEXTS.nothingLeft(company);
}
