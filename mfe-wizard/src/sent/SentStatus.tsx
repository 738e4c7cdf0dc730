import type { AdminFileDto, DossierDto } from '@pratiche/api';
import { isCompletedStatus, isStatusCode, type StatusCode } from '@pratiche/domain';
import { DateText, DeadlineLight, Money, StatusBar } from '@pratiche/ui';
import { DefinitionItem } from '../shared/DefinitionItem.js';
import { formatChargedFilings } from '../shared/format-charged-filings.js';
import { SentFilings } from './SentFilings.js';
import { SENT_TEXTS as TEXTS } from './texts.js';

/** Text about the next step for each status. */
const NEXT_STEP_TEXTS: Readonly<Record<StatusCode, string | null>> = {
  DRAFT: null,
  WAITING: null,
  REJECTED: null,
  SENT: TEXTS.inReview,
  ACCEPTED: TEXTS.accepted,
  SENTTOENEA: TEXTS.filed,
  SELLED: TEXTS.completed,
};

/** The same for dossiers with several declarations, where it differs. */
const SEVERAL_FILINGS_TEXTS: Partial<Record<StatusCode, string>> = {
  SENTTOENEA: TEXTS.filedSeveral,
  SELLED: TEXTS.completedSeveral,
};

function getNextStepText(code: string, adminFiles: readonly AdminFileDto[]): string | null {
  if (!isStatusCode(code)) return null;
  const filings = new Set(
    adminFiles.filter(({ isRequired }) => isRequired).map(({ filing }) => filing),
  );
  return (filings.size > 1 ? SEVERAL_FILINGS_TEXTS[code] : undefined) ?? NEXT_STEP_TEXTS[code];
}

/** The status of the dossier, its deadline, its cost, and the files added by the back office. */
export function SentStatus({
  dossier,
  adminFiles,
}: {
  dossier: DossierDto;
  adminFiles: readonly AdminFileDto[];
}) {
  const { code } = dossier.status;
  const next = getNextStepText(code, adminFiles);
  const isCompleted = isStatusCode(code) && isCompletedStatus(code);
  return (
    <section className="pr-card admin-panel" aria-labelledby="status-title">
      <h2 id="status-title">{TEXTS.status}</h2>
      <StatusBar status={dossier.status} />
      {next && <p>{next}</p>}
      <SentFilings adminFiles={adminFiles} />
      <dl className="admin-facts">
        {!isCompleted && (
          <DefinitionItem term={TEXTS.deadline}>
            <DeadlineLight deadline={dossier.deadlineDate} status={code} hasLegalDay />
          </DefinitionItem>
        )}
        <DefinitionItem term={TEXTS.sentOn}>
          <DateText value={dossier.sentDate} time />
        </DefinitionItem>
        {dossier.completedDate && (
          <DefinitionItem term={TEXTS.completedOn}>
            <DateText value={dossier.completedDate} />
          </DefinitionItem>
        )}
        {dossier.operatoreName && (
          <DefinitionItem term={TEXTS.operator}>{dossier.operatoreName}</DefinitionItem>
        )}
        {dossier.moduleCredits && (
          <DefinitionItem term={TEXTS.charged}>
            {formatChargedFilings(dossier.moduleCredits, dossier.serviceType)}
          </DefinitionItem>
        )}
        {dossier.totalCost !== null && (
          <DefinitionItem term={TEXTS.cost}>
            <Money value={dossier.totalCost} />
          </DefinitionItem>
        )}
      </dl>
    </section>
  );
}
