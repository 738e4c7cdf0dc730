import type { AdminDossier } from '@pratiche/api';
import { isOpenStatus, isStatusCode, type StatusCode } from '@pratiche/domain';
import { DateText, DeadlineLight, formatCredits, Money, StatusBar } from '@pratiche/ui';
import { Fact } from './Fact.js';
import { NextSteps } from './NextSteps.js';

interface StatusPanelProps {
  dossier: AdminDossier;
  openRequests: number;
  pending: StatusCode | null;
  busy: boolean;
  onRequest: (to: StatusCode) => void;
}

/** Where the dossier stands, what may be done next, and by when. What was charged is shown while it is charged: a refusal gives it back. */
export function StatusPanel({ dossier, openRequests, pending, busy, onRequest }: StatusPanelProps) {
  const { code } = dossier.status;
  const status = isStatusCode(code) ? code : null;
  const isOpen = status !== null && isOpenStatus(status);
  return (
    <section className="pr-card admin-panel" aria-labelledby="status-title">
      <h2 id="status-title">Stato</h2>
      <StatusBar status={dossier.status} />
      {dossier.rejectReason && (
        <div className="admin-callout">
          <strong>{status === 'WAITING' ? 'Correzioni richieste' : 'Motivo del rifiuto'}</strong>
          <p className="admin-reason">{dossier.rejectReason}</p>
        </div>
      )}
      {status && (
        <NextSteps
          status={status}
          adminFiles={dossier.adminFiles}
          openRequests={openRequests}
          pending={pending}
          busy={busy}
          onRequest={onRequest}
        />
      )}
      <dl className="admin-facts">
        {status !== 'SELLED' && (
          <Fact term={isOpen ? 'Da inviare entro' : 'Scadenza'}>
            <DeadlineLight deadline={dossier.deadlineDate} status={dossier.status.code} />
          </Fact>
        )}
        <Fact term="Operatore">
          {dossier.operatoreName ?? <span className="pr-muted">Da assegnare</span>}
        </Fact>
        <Fact term={isOpen ? 'Ultimo invio' : 'Inviata il'}>
          <DateText value={dossier.sentDate} />
        </Fact>
        {dossier.completedDate && (
          <Fact term="Completata il">
            <DateText value={dossier.completedDate} />
          </Fact>
        )}
        {!isOpen && dossier.moduleCredits && (
          <Fact term="Invii addebitati">{filings(dossier.moduleCredits)}</Fact>
        )}
        {!isOpen && dossier.totalCost !== null && (
          <Fact term="Costo">
            <Money value={dossier.totalCost} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function filings({
  numEcobonus,
  numBonusCasa,
  numCalcoloEnergetico,
}: NonNullable<AdminDossier['moduleCredits']>): string {
  const kinds = [
    ['Ecobonus', numEcobonus],
    ['Bonus Casa', numBonusCasa],
    ['calcolo energetico', numCalcoloEnergetico],
  ] as const;
  return (
    kinds
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${formatCredits(count)} ${name}`)
      .join(', ') || 'Nessuno'
  );
}
