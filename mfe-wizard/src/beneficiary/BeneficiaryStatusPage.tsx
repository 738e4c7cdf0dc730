import type { BeneficiaryDossierDto } from '@pratiche/api';
import { isFinalStage } from '@pratiche/domain';
import { formatMomentDay, PageHeader, StateDrawing } from '@pratiche/ui';
import '../wizard/styles.js';
import './beneficiary.css';
import { EneaAnswer } from './EneaAnswer.js';
import { PapersToSign } from './lazy-signing.js';
import { toRequester } from './requester.js';
import { RequesterCard } from './RequesterCard.js';
import { StageTimeline } from './StageTimeline.js';
import { STAGE_TEXTS, BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { useLinkFilings } from './useLinkFilings.js';

/** What the link shows of a dossier that was handed in: where it stands, and no data. */
export function BeneficiaryStatusPage({
  link,
  token,
}: {
  link: BeneficiaryDossierDto;
  token: string;
}) {
  const requester = toRequester(link);
  const { title, text } = STAGE_TEXTS[link.stage];
  const isFinal = isFinalStage(link.stage);
  const { data: filings } = useLinkFilings(token, isFinal);
  return (
    <div className="wz wz-beneficiary">
      <PageHeader title={TEXTS.pageTitle} tabTitle={`${TEXTS.pageTitle} · ${title}`} />
      <RequesterCard requester={requester} />
      <section className="wz-section pr-card" aria-labelledby="wz-stato">
        <StateDrawing name="papers" />
        <h2 id="wz-stato">{title}</h2>
        <p>{text(requester.name)}</p>
        {isFinal && <EneaAnswer token={token} company={requester.name} />}
        <StageTimeline stage={link.stage} sentAt={link.sentAt} filings={filings} />
        <p className="pr-muted">
          {isFinal ? TEXTS.worksUntil(formatMomentDay(link.expires)) : TEXTS.comeBack}
        </p>
      </section>
      <PapersToSign token={token} />
    </div>
  );
}
