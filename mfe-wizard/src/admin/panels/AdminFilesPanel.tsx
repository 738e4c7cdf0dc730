import type { AdminDossierDto } from '@pratiche/api';
import { ENEA_FILING_CODES, isOpenStatus, isStatusCode, type StatusCode } from '@pratiche/domain';
import { useIsPhone } from '@pratiche/ui';
import { NextStepOffer } from './NextStepOffer.js';
import { FilingSection } from './FilingSection.js';
import { EneaPrintPanel } from './EneaPrintPanel.js';
import { useEneaReadings } from './useEneaReadings.js';
import { PANEL_TEXTS } from './texts.js';

interface AdminFilesPanelProps {
  dossier: AdminDossierDto;
  openRequests: number;
  busy: boolean;
  /** Whether the next step waits for them. */
  isNext: boolean;
  onRequest: (to: StatusCode) => void;
}

/** What the back office itself writes and uploads: CPID and receipt of each declaration to ENEA. */
export function AdminFilesPanel({ dossier, isNext, ...next }: AdminFilesPanelProps) {
  const isFolded = useIsPhone() && !isNext;
  const { readings } = useEneaReadings(dossier);
  const { adminFiles } = dossier;
  const { code } = dossier.status;
  if (!isStatusCode(code)) return null;
  const filings = ENEA_FILING_CODES.map((filing) => ({
    filing,
    documents: adminFiles.filter((one) => one.filing === filing),
  })).filter(({ documents }) => documents.length > 0);
  const required = filings.filter(({ documents }) => documents.some((one) => one.isRequired));
  const content = (
    <>
      {isOpenStatus(code) && <p className="pr-muted">{PANEL_TEXTS.atInstaller}</p>}
      {required.length > 1 && (
        <p className="pr-muted">{PANEL_TEXTS.severalFilings(required.length)}</p>
      )}
      {/* A file that is changed while a step is under way would make it a conflict with oneself. */}
      <fieldset className="admin-filings" disabled={next.busy}>
        {filings.map(({ filing, documents }) => (
          <FilingSection
            key={filing}
            filing={filing}
            readings={readings.files}
            documents={documents}
            dossier={dossier}
            status={code}
          />
        ))}
        {!isOpenStatus(code) && required.length > 0 && <EneaPrintPanel dossier={dossier} />}
      </fieldset>
      <NextStepOffer dossier={dossier} status={code} readings={readings} {...next} />
    </>
  );
  const title = <h2 id="admin-files-title">{PANEL_TEXTS.eneaDocuments}</h2>;
  return (
    <section className="pr-card admin-panel" aria-labelledby="admin-files-title">
      {isFolded ? (
        <details className="admin-fold">
          <summary>
            {title} <span className="pr-muted">{PANEL_TEXTS.afterAcceptance}</span>
          </summary>
          {content}
        </details>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
    </section>
  );
}
