import { downloadFile, type AdminFileDto, type DossierDto } from '@pratiche/api';
import { isCompletedStatus, isStatusCode, type StatusCode } from '@pratiche/domain';
import {
  Button,
  DateText,
  DeadlineLight,
  DownloadOutlined,
  formatCredits,
  Money,
  StatusBar,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { DefinitionItem } from '../shared/DefinitionItem.js';
import { adminFileLabel } from '../files/admin-file-label.js';

/** Text about the next step for each status. */
const NEXT_STEP_TEXTS: Readonly<Record<StatusCode, string | null>> = {
  DRAFT: null,
  WAITING: null,
  REJECTED: null,
  SENT: 'Un operatore controllerà dati e documenti. Se manca qualcosa scrive qui e per e-mail.',
  ACCEPTED: 'La pratica è in ordine: il prossimo passo è l’invio a ENEA.',
  SENTTOENEA: 'La pratica è stata trasmessa a ENEA: manca solo la ricevuta.',
  SELLED:
    'La pratica è conclusa: la ricevuta va consegnata al cliente, che la conserva per la detrazione.',
};

/** The status of the dossier, its deadline, its cost, and the files added by the back office. */
export function SentStatus({
  dossier,
  adminFiles,
}: {
  dossier: DossierDto;
  adminFiles: readonly AdminFileDto[];
}) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const { code } = dossier.status;
  const next = isStatusCode(code) ? NEXT_STEP_TEXTS[code] : null;
  const isCompleted = isStatusCode(code) && isCompletedStatus(code);
  const credits = dossier.moduleCredits;
  const filings =
    credits === null
      ? 0
      : credits.numEcobonus + credits.numBonusCasa + credits.numCalcoloEnergetico;
  return (
    <section className="pr-card admin-panel" aria-labelledby="status-title">
      <h2 id="status-title">Stato</h2>
      <StatusBar status={dossier.status} />
      {next && <p>{next}</p>}
      {adminFiles.map(
        ({ name, file }) =>
          file && (
            <Button
              key={name}
              block
              type={name === 'Ricevuta' ? 'primary' : 'default'}
              icon={<DownloadOutlined />}
              loading={activeDownload === name}
              onClick={() =>
                download(
                  name,
                  () =>
                    downloadFile(api, '/api/Upload/download/{fileId}', {
                      path: { fileId: file.id },
                    }),
                  'Errore Download Documenti Pratica',
                )
              }
            >
              {`Scarica: ${adminFileLabel({ name })}`}
            </Button>
          ),
      )}
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
        {filings > 0 && (
          <DefinitionItem term="Invii addebitati">{formatCredits(filings)}</DefinitionItem>
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
