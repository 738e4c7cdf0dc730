import { downloadFile, type AdminDossierDto } from '@pratiche/api';
import {
  getChoiceLabel,
  isCompletedStatus,
  isStatusCode,
  SERVICE_TYPES,
  selectPlural,
} from '@pratiche/domain';
import { canOfficeEdit } from '@pratiche/domain/all-rules';
import {
  Button,
  DownloadOutlined,
  MailOutlined,
  PageHeader,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import { BackToListLink } from './BackToListLink.js';
import { EditDataButton } from './EditDataButton.js';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

interface DossierHeadProps {
  dossier: AdminDossierDto;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
  unread: number;
  onMessages: () => void;
  /** The way to other dossiers of the list. */
  navigation?: ReactNode;
}

/** Which dossier it is, what came in since it was last read, and the ways out of it. */
export function DossierHead({
  dossier,
  subject,
  unread,
  onMessages,
  navigation,
}: DossierHeadProps) {
  const { code } = dossier.status;
  const subtitle = [
    getChoiceLabel(SERVICE_TYPES, dossier.serviceType),
    dossier.businessName,
    dossier.accountEmail,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <div className="admin-topline">
        <BackToListLink status={code} />
        <div className="admin-navigation">{navigation}</div>
        {unread > 0 && (
          <Button
            size="small"
            className="admin-unread"
            icon={<MailOutlined />}
            onClick={onMessages}
          >
            {unread}{' '}
            {selectPlural(unread, ADMIN_DOSSIER_TEXTS.newMessage, ADMIN_DOSSIER_TEXTS.newMessages)}
          </Button>
        )}
      </div>
      <PageHeader
        title={subject}
        subtitle={
          <span className="admin-subtitle" title={subtitle}>
            {subtitle}
          </span>
        }
        actions={
          <>
            {isStatusCode(code) && canOfficeEdit(code) && (
              <EditDataButton dossierId={dossier.id} isCommandOnly={isCompletedStatus(code)} />
            )}
            <ExportButton dossierId={dossier.id} />
          </>
        }
      />
    </>
  );
}

function ExportButton({ dossierId: id }: { dossierId: number }) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  const run = () =>
    download(
      'xml',
      () => downloadFile(api, '/api/Module/xml/{id}', { path: { id } }),
      ADMIN_DOSSIER_TEXTS.exportFailed,
    );
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    { id: 'xml', label: ADMIN_DOSSIER_TEXTS.export, run },
  ]);
  return (
    <Button
      size="small"
      icon={<DownloadOutlined />}
      loading={activeDownload !== null}
      onClick={run}
    >
      {ADMIN_DOSSIER_TEXTS.export}
    </Button>
  );
}
