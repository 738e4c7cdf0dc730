import { downloadFile, type LinkFilingDto } from '@pratiche/api';
import { formatFilingDocumentName } from '@pratiche/domain';
import {
  Button,
  CopyOutlined,
  DownloadOutlined,
  useAlerts,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { LinkCorrections } from '../corrections/lazy-corrections.js';
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
  filing: answer,
  token,
  hasSeveral,
}: {
  filing: LinkFilingDto;
  token: string;
  hasSeveral: boolean;
}) {
  const { filing, cpid, hasReceipt } = answer;
  const api = useApi();
  const alerts = useAlerts();
  const { download, activeDownload } = useDownload();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      alerts.success(TEXTS.cpidCopied);
    } catch {
      alerts.error(TEXTS.cannotCopy);
    }
  };
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
          loading={activeDownload !== null}
          onClick={() =>
            download(
              filing,
              () =>
                downloadFile(api, '/api/Module/receiptByToken/{token}/{filing}', {
                  path: { token, filing },
                  query: {},
                }),
              TEXTS.receiptFailed,
            )
          }
        >
          {nameOf(TEXTS.downloadReceipt)}
        </Button>
      )}
      {cpid !== null && (
        <Button
          icon={<CopyOutlined />}
          aria-label={nameOf(TEXTS.copyCpid)}
          onClick={() => void copy(cpid)}
        >
          {TEXTS.copyCpid}
        </Button>
      )}
      {answer.corrections !== undefined && <LinkCorrections token={token} filing={answer} />}
    </div>
  );
}
