import type { LinkRequesterDto } from '@pratiche/api';
import { getChoiceLabel, getTodayInRome, SERVICE_TYPES, type LinkStage } from '@pratiche/domain';
import { FEW_MISSING_FIELDS, listMissingFields } from '@pratiche/domain/dossier-rules';
import { Button, PageHeader, StateDrawing } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';
import { DossierAlerts } from '../wizard/DossierAlerts.js';
import { IntroFacts } from './IntroFacts.js';
import { STAGE_TEXTS } from './link-stage-texts.js';
import { PapersToSign } from './lazy-signing.js';
import { OpenStepList } from './OpenStepList.js';
import { RequesterCard } from './RequesterCard.js';
import { SUMMARY_SEARCH } from './summary-address.js';
import { BENEFICIARY_TEXTS } from './texts.js';
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
        {!hasBegun
          ? BENEFICIARY_TEXTS.begin
          : isComplete
            ? BENEFICIARY_TEXTS.review
            : BENEFICIARY_TEXTS.resume}
      </Button>
      {hasBegun && (
        <span className="pr-muted">{BENEFICIARY_TEXTS.stepsDone(done, steps.length)}</span>
      )}
    </p>
  );
  return (
    <>
      <PageHeader title={BENEFICIARY_TEXTS.pageTitle} />
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
          <h2 id="wz-intro-chi">{BENEFICIARY_TEXTS.title(requestedBy, isComplete)}</h2>
          <p>{BENEFICIARY_TEXTS.purpose(service)}</p>
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
          <h2 id="wz-resta">{BENEFICIARY_TEXTS.left}</h2>
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
      <h2 id="wz-privacy">{BENEFICIARY_TEXTS.yourData}</h2>
      <p>{BENEFICIARY_TEXTS.seenBy(company)}</p>
      <p>{BENEFICIARY_TEXTS.usedFor}</p>
      <p>{BENEFICIARY_TEXTS.keptUntil(formatLastControlDay(year))}</p>
      <p>{BENEFICIARY_TEXTS.controller(company)}</p>
      <p>{BENEFICIARY_TEXTS.personal}</p>
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
