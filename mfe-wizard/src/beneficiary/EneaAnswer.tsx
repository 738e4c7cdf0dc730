import { downloadFile, type LinkFilingDto } from '@pratiche/api';
import { formatFilingDocumentName } from '@pratiche/domain';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { CpidCopyButton } from '../corrections/CpidCopyButton.js';
import { FormerCpids } from '../corrections/FormerCpids.js';
import { CORRECTION_TEXTS } from '../corrections/texts.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { useLinkFilings } from './useLinkFilings.js';

interface EneaAnswerProps {
  token: string;
  company: string;
}

/** CPID and receipt of a filed dossier, to copy and to download; whom to ask for what is not there. */
export function EneaAnswer({ token, company }: EneaAnswerProps) {
  const { data: filings, isError } = useLinkFilings(token);
  if (filings === undefined && !isError) return null;
  const shown = filings ?? [];
  const isWhole =
    shown.length > 0 && shown.every(({ cpid, hasReceipt }) => cpid !== null && hasReceipt);
  return (
    <>
      {shown.map((filing) => (
        <FilingAnswer
          key={filing.filing}
          filing={filing}
          token={token}
          hasSeveral={shown.length > 1}
        />
      ))}
      <p>{isWhole ? TEXTS.keepAnswer : TEXTS.askForAnswer(company)}</p>
    </>
  );
}

function FilingAnswer({
  filing: { filing, cpid, hasReceipt, corrections },
  token,
  hasSeveral,
}: {
  filing: LinkFilingDto;
  token: string;
  hasSeveral: boolean;
}) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const downloadReceipt = (key: string | number, query: { correction?: number } = {}) =>
    download(
      key,
      () =>
        downloadFile(api, '/api/Module/receiptByToken/{token}/{filing}', {
          path: { token, filing },
          query,
        }),
      TEXTS.receiptFailed,
    );
  const nameOf = (name: string) => formatFilingDocumentName(name, filing, hasSeveral);
  return (
    <div className="wz-enea-answer">
      {cpid !== null && (
        <p>
          {nameOf(TEXTS.cpid)}: <strong>{cpid}</strong>
        </p>
      )}
      {hasReceipt && (
        <Button
          type="primary"
          icon={<DownloadOutlined />}
          loading={activeDownload === filing}
          onClick={() => downloadReceipt(filing)}
        >
          {nameOf(TEXTS.downloadReceipt)}
        </Button>
      )}
      {cpid !== null && (
        <CpidCopyButton cpid={cpid} label={TEXTS.copyCpid} name={nameOf(TEXTS.copyCpid)} />
      )}
      {corrections !== undefined && (
        <FormerCpids cpid={cpid} corrections={corrections}>
          {({ id, formerCpid, hasReceipt: hasFormerReceipt }) =>
            hasFormerReceipt && (
              <Button
                icon={<DownloadOutlined />}
                aria-label={
                  formerCpid === null
                    ? CORRECTION_TEXTS.formerReceipt
                    : `${CORRECTION_TEXTS.formerReceipt}: ${formerCpid}`
                }
                loading={activeDownload === id}
                onClick={() => downloadReceipt(id, { correction: id })}
              >
                {CORRECTION_TEXTS.formerReceipt}
              </Button>
            )
          }
        </FormerCpids>
      )}
    </div>
  );
}
