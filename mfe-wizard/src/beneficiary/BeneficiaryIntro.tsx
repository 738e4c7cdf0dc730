import type { LinkRequesterDto } from '@pratiche/api';
import {
  getChoiceLabel,
  getTodayInRome,
  SERVICE_TYPES,
  type LinkStage,
  FEW_MISSING_FIELDS,
  listMissingFields,
} from '@pratiche/domain';
import { Button, formatMomentDay, PageHeader, StateDrawing } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';
import { DossierAlerts } from '../wizard/DossierAlerts.js';
import { PapersToSign } from './lazy-signing.js';
import { OpenStepList } from './OpenStepList.js';
import { RequesterCard } from './RequesterCard.js';
import { SUMMARY_SEARCH } from './summary-address.js';
import { STAGE_TEXTS, BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { StageTimeline } from './StageTimeline.js';
import { useCustomerFieldOpener } from './useCustomerFieldOpener.js';
import { useLeftToSign } from './useLeftToSign.js';
import { useDossierRules } from '../form/useDossierRules.js';

interface BeneficiaryIntroProps {
  requester: LinkRequesterDto;
  expires: string | null;
  stage: LinkStage;
  token: string;
}

/**
 * Shown before the first question: the requester, the purpose, the time it takes, and the use of
 * the data. Of a customer who has given everything nothing is asked any more.
 */
export function BeneficiaryIntro({ requester, expires, stage, token }: BeneficiaryIntroProps) {
  const requestedBy = requester.name;
  const navigate = useNavigate();
  const steps = useDossierState((state) => state.steps);
  const service = useDossierState((state) => getChoiceLabel(SERVICE_TYPES, state.form.serviceType));
  const hasEdited = useDossierState((state) => state.savedAt !== null || state.hasRestoredEdits);
  // A customer with nothing to change finishes without an edit.
  const hasBegun = hasEdited || stage === 'collected';
  const findOpener = useCustomerFieldOpener();
  const papers = { token, findOpener };
  const { count: toSign, isAllSigned } = useLeftToSign(token);
  const done = steps.filter(({ complete }) => complete).length;
  const isComplete = done === steps.length;
  // Who gave all data and signed has nothing more to hand in, also without having said "Ho finito".
  const shownStage = stage === 'collecting' && isComplete && isAllSigned ? 'collected' : stage;
  const missing = listMissingFields(steps);
  const [first] = missing;
  const isFew = !isComplete && missing.length <= FEW_MISSING_FIELDS;
  // Where nothing is missing the customer reads the data on one page; few fields are opened at once.
  const openNext = () => {
    if (isFew && first !== undefined) findOpener(first)?.();
    else void navigate({ search: isComplete ? SUMMARY_SEARCH : 'passo=primo' });
  };
  const begin = (
    <p className="wz-begin">
      <Button type={hasBegun && isComplete ? 'default' : 'primary'} size="large" onClick={openNext}>
        {!hasBegun ? TEXTS.begin : isComplete ? TEXTS.review : TEXTS.resume}
      </Button>
      {hasBegun && <span className="pr-muted">{TEXTS.stepsDone(done, steps.length)}</span>}
    </p>
  );
  return (
    <>
      <PageHeader title={TEXTS.pageTitle} />
      <DossierAlerts />
      <RequesterCard requester={requester} />
      {hasBegun && isComplete && <PapersToSign {...papers} only="missing" />}
      {shownStage !== 'collecting' && <StageSection stage={shownStage} company={requestedBy} />}
      {hasBegun && isComplete && <PapersToSign {...papers} only="given" />}
      {hasBegun && isComplete ? (
        begin
      ) : (
        <section className="wz-section pr-card wz-intro" aria-labelledby="wz-intro-chi">
          <StateDrawing name="window" />
          <h2 id="wz-intro-chi">{TEXTS.title(requestedBy, isComplete)}</h2>
          <p>{TEXTS.purpose(service)}</p>
          <IntroFacts
            expires={expires}
            missing={missing.length}
            toSign={toSign}
            hasList={!hasBegun}
          />
          {begin}
        </section>
      )}
      {hasBegun && !isComplete && <PapersToSign {...papers} />}
      {hasBegun && !isComplete && (
        <section className="wz-section pr-card" aria-labelledby="wz-resta">
          <h2 id="wz-resta">{TEXTS.left}</h2>
          <OpenStepList />
        </section>
      )}
      <PrivacySection company={requestedBy} />
    </>
  );
}

/** Who sees the data, for what and how long. */
function PrivacySection({ company }: { company: string }) {
  const { formatLastControlDay } = useDossierRules();
  const year = useDossierState(
    ({ form }) => form.annoRiferimento ?? Number(getTodayInRome().slice(0, 4)),
  );
  return (
    <section className="wz-section wz-privacy" aria-labelledby="wz-privacy">
      <h2 id="wz-privacy">{TEXTS.yourData}</h2>
      <p>{TEXTS.seenBy(company)}</p>
      <p>{TEXTS.usedFor}</p>
      <p>{TEXTS.keptUntil(formatLastControlDay(year))}</p>
      <p>{TEXTS.controller(company)}</p>
      <p>{TEXTS.personal}</p>
    </section>
  );
}

/** Of a customer who has finished before: where the dossier stands since. */
function StageSection({ stage, company }: { stage: LinkStage; company: string }) {
  const { title, text } = STAGE_TEXTS[stage];
  return (
    <section className="wz-section pr-card" aria-labelledby="wz-stato">
      <h2 id="wz-stato">{title}</h2>
      <p>{text(company)}</p>
      <StageTimeline stage={stage} sentAt={null} />
    </section>
  );
}

interface IntroFactsProps {
  expires: string | null;
  /** Fields still to fill in. */
  missing: number;
  toSign: number;
  /** Few missing fields are named here, and not in a card of their own. */
  hasList: boolean;
}

/** How long it takes, what is missing and what to have at hand, before the customer begins. */
function IntroFacts({ expires, missing, toSign, hasList }: IntroFactsProps) {
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
