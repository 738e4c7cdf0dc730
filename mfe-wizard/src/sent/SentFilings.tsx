import { downloadFileOrLink, type AdminFileDto, type UploadedFileDto } from '@pratiche/api';
import {
  describeEnergySaving,
  ENEA_FILING_CODES,
  ENEA_FILINGS,
  SAVING_DOCUMENT,
} from '@pratiche/domain';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { DefinitionItem } from '../shared/DefinitionItem.js';
import { FilingCorrections } from '../corrections/lazy-corrections.js';
import { adminFileLabel, savingFileLabel } from '../files/admin-file-label.js';
import { SENT_TEXTS as TEXTS } from './texts.js';

/** The CPIDs of a sent dossier, and the files that the back office added to each declaration. */
export function SentFilings({ adminFiles }: { adminFiles: readonly AdminFileDto[] }) {
  // What the customer is given comes first.
  const shown = adminFiles
    .filter(
      ({ isRequired, cpid, file, energySaving, savingFile }) =>
        isRequired && (cpid !== null || file !== null || energySaving || savingFile),
    )
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
  const { download, activeDownload } = useDownload();
  const cpid = documents.find((one) => one.cpid !== null)?.cpid;
  const saving = documents.find(({ energySaving }) => energySaving)?.energySaving;
  return (
    <>
      {(cpid ?? saving) && (
        <dl className="admin-facts">
          {cpid && (
            <DefinitionItem term={TEXTS.cpid}>
              <strong>{cpid}</strong>
            </DefinitionItem>
          )}
          {saving && (
            <DefinitionItem term={TEXTS.energySaving}>
              {describeEnergySaving(saving)}
            </DefinitionItem>
          )}
        </dl>
      )}
      {listDownloads(documents, all).map((one) => (
        <DownloadButton key={one.file.id} {...one} {...{ download, activeDownload }} />
      ))}
      {documents.some(({ corrections }) => corrections) && (
        <FilingCorrections documents={documents} />
      )}
    </>
  );
}

interface FilingDownload {
  file: UploadedFileDto;
  /** Without the declaration, under whose heading it stands. */
  text: string;
  /** For screen readers, which read it alone. */
  label: string;
  isPrimary: boolean;
}

/** The files of a declaration, the receipt first, the calculation of the saving last. */
const listDownloads = (
  documents: readonly AdminFileDto[],
  all: readonly AdminFileDto[],
): FilingDownload[] => [
  ...documents.flatMap((document) =>
    document.file === null
      ? []
      : {
          file: document.file,
          text: adminFileLabel(document, [document]),
          label: adminFileLabel(document, all),
          isPrimary: document.name === 'Ricevuta',
        },
  ),
  ...documents.flatMap(({ filing, savingFile }) =>
    savingFile
      ? {
          file: savingFile,
          text: SAVING_DOCUMENT.name,
          label: savingFileLabel(filing, all),
          isPrimary: false,
        }
      : [],
  ),
];

function DownloadButton({
  file,
  text,
  label,
  isPrimary,
  download,
  activeDownload,
}: FilingDownload & Pick<ReturnType<typeof useDownload>, 'download' | 'activeDownload'>) {
  const api = useApi();
  return (
    <Button
      block
      type={isPrimary ? 'primary' : 'default'}
      icon={<DownloadOutlined />}
      loading={activeDownload === file.id}
      aria-label={TEXTS.download(label)}
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
      {TEXTS.downloadOne(text)}
    </Button>
  );
}
