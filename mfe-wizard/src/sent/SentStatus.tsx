import type { AdminFileDto, DossierDto } from '@pratiche/api';
import { isCompletedStatus, isStatusCode, type StatusCode } from '@pratiche/domain';
import { DateText, DeadlineLight, Money, StatusBar } from '@pratiche/ui';
import { DefinitionItem } from '../shared/DefinitionItem.js';
import { formatChargedFilings } from '../shared/format-charged-filings.js';
import { SentFilings } from './SentFilings.js';

/** Text about the next step for each status. */
const NEXT_STEP_TEXTS: Readonly<Record<StatusCode, string | null>> = {
  DRAFT: null,
  WAITING: null,
  REJECTED: null,
  SENT: 'Un operatore controllerà dati e documenti. Se manca qualcosa ti scrive qui e per e-mail.',
  ACCEPTED: 'La pratica è in ordine: il prossimo passo è l’invio a ENEA.',
  SENTTOENEA: 'La pratica è stata trasmessa a ENEA: manca solo la ricevuta.',
  SELLED:
    'La pratica è conclusa: consegna la ricevuta al cliente, che la conserva per la detrazione.',
};

/** The same for dossiers with several declarations, where it differs. */
const SEVERAL_FILINGS_TEXTS: Partial<Record<StatusCode, string>> = {
  SENTTOENEA: 'La pratica è stata trasmessa a ENEA: mancano solo le ricevute.',
  SELLED:
    'La pratica è conclusa: consegna le ricevute al cliente, che le conserva per la detrazione.',
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
      <h2 id="status-title">Stato</h2>
      <StatusBar status={dossier.status} />
      {next && <p>{next}</p>}
      <SentFilings adminFiles={adminFiles} />
      <dl className="admin-facts">
        {!isCompleted && (
          <DefinitionItem term="Scadenza">
            <DeadlineLight deadline={dossier.deadlineDate} status={code} hasLegalDay />
          </DefinitionItem>
        )}
        <DefinitionItem term="Inviata il">
          <DateText value={dossier.sentDate} time />
        </DefinitionItem>
        {dossier.completedDate && (
          <DefinitionItem term="Completata il">
            <DateText value={dossier.completedDate} />
          </DefinitionItem>
        )}
        {dossier.operatoreName && (
          <DefinitionItem term="Operatore">{dossier.operatoreName}</DefinitionItem>
        )}
        {dossier.moduleCredits && (
          <DefinitionItem term="Pratiche addebitate">
            {formatChargedFilings(dossier.moduleCredits, dossier.serviceType)}
          </DefinitionItem>
        )}
        {dossier.totalCost !== null && (
          <DefinitionItem term="Costo">
            <Money value={dossier.totalCost} />
          </DefinitionItem>
        )}
      </dl>
    </section>
  );
}
