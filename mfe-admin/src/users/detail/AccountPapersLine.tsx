import { downloadFile, type AccountDetailDto } from '@pratiche/api';
import { REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import type { AccountPapers } from './useAccountPapers.js';
import { VERIFICATION_TEXTS } from './texts.js';

interface AccountPapersLineProps {
  account: AccountDetailDto;
  papers: AccountPapers;
}

/** Contract and identity documents: each opens in the preview, all come as a zip. */
export function AccountPapersLine({ account, papers: { preview } }: AccountPapersLineProps) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  const edition =
    account.contractEdition !== null && VERIFICATION_TEXTS.contractEdition(account.contractEdition);
  if (account.papers.length === 0)
    return (
      <p>
        {VERIFICATION_TEXTS.noDocument} {edition}
      </p>
    );
  return (
    <>
      <div className="ad-user-papers">
        {account.papers.map(({ id, purpose }) => (
          <Button
            key={id}
            size="small"
            aria-label={VERIFICATION_TEXTS.preview(REGISTRATION_FILE_LABELS[purpose])}
            aria-pressed={preview.openId === id}
            onClick={() => preview.onOpen(id)}
          >
            {REGISTRATION_FILE_LABELS[purpose]}
          </Button>
        ))}
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              'documents',
              () => downloadFile(api, '/api/Accounts/download/{id}', { path: { id: account.id } }),
              VERIFICATION_TEXTS.downloadFailed,
            )
          }
        >
          {VERIFICATION_TEXTS.download}
        </Button>
      </div>
      {edition && <p>{edition}</p>}
    </>
  );
}
