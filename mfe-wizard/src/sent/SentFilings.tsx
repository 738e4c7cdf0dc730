import { downloadFileOrLink, type AdminFileDto } from '@pratiche/api';
import { ENEA_FILING_CODES, ENEA_FILINGS } from '@pratiche/domain';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { DefinitionItem } from '../shared/DefinitionItem.js';
import { FilingCorrections } from '../corrections/lazy-corrections.js';
import { adminFileLabel } from '../files/admin-file-label.js';
import { SENT_TEXTS as TEXTS } from './texts.js';

/** The CPIDs of a sent dossier, and the files that the back office added to each declaration. */
export function SentFilings({ adminFiles }: { adminFiles: readonly AdminFileDto[] }) {
  // What the customer is given comes first.
  const shown = adminFiles
    .filter(({ isRequired, cpid, file }) => isRequired && (cpid !== null || file !== null))
    .sort((a, b) => Number(b.name === 'Ricevuta') - Number(a.name === 'Ricevuta'));
  const required = new Set(
    adminFiles.filter(({ isRequired }) => isRequired).map(({ filing }) => filing),
  );
  if (required.size < 2) return <SentFiling documents={shown} all={shown} />;
  return ENEA_FILING_CODES.map((filing) => {
    const documents = shown.filter((one) => one.filing === filing);
    if (documents.length === 0) return null;
    return (
      <section key={filing} className="sent-filing" aria-labelledby={`sent-filing-${filing}`}>
        <h3 id={`sent-filing-${filing}`}>{ENEA_FILINGS[filing].label}</h3>
        <SentFiling documents={documents} all={adminFiles} />
      </section>
    );
  });
}

interface SentFilingProps {
  documents: readonly AdminFileDto[];
  /** Those of every declaration: the names for screen readers say which one. */
  all: readonly AdminFileDto[];
}

function SentFiling({ documents, all }: SentFilingProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const cpid = documents.find((one) => one.cpid !== null)?.cpid;
  return (
    <>
      {cpid && (
        <dl className="admin-facts">
          <DefinitionItem term={TEXTS.cpid}>
            <strong>{cpid}</strong>
          </DefinitionItem>
        </dl>
      )}
      {documents.map((document) => {
        const { name, file } = document;
        return (
          file && (
            <Button
              key={file.id}
              block
              type={name === 'Ricevuta' ? 'primary' : 'default'}
              icon={<DownloadOutlined />}
              loading={activeDownload === file.id}
              aria-label={TEXTS.download(adminFileLabel(document, all))}
              onClick={() =>
                download(
                  file.id,
                  () =>
                    downloadFileOrLink(api, '/api/Upload/download/{fileId}', {
                      path: { fileId: file.id },
                    }),
                  TEXTS.downloadFailed,
                )
              }
            >
              {TEXTS.downloadOne(adminFileLabel(document, [document]))}
            </Button>
          )
        );
      })}
      {documents.some(({ corrections }) => corrections) && (
        <FilingCorrections documents={documents} />
      )}
    </>
  );
}
