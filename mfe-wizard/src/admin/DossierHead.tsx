import { downloadFile, type AdminDossierDto } from '@pratiche/api';
import {
  getChoiceLabel,
  isCompletedStatus,
  isStatusCode,
  SERVICE_TYPES,
  STATUSES,
  canOfficeEdit,
} from '@pratiche/domain';
import {
  ArrowLeftOutlined,
  Button,
  DownloadOutlined,
  EditOutlined,
  PageHeader,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';
import { readOrigin, useRememberedList } from '../shared/useRememberedList.js';
import { officeEditPath } from '../shared/admin-dossier-path.js';

interface DossierHeadProps {
  dossier: AdminDossierDto;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
  /** The way to other dossiers of the list. */
  navigation?: ReactNode;
  /** What is still open, below the title. */
  openPoints?: ReactNode;
}

/** Which dossier it is, what is still open of it, and the ways out of it. */
export function DossierHead({ dossier, subject, navigation, openPoints }: DossierHeadProps) {
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
      {openPoints}
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

function readOfficeOrigin(state: unknown): string | null {
  const from = readOrigin(state);
  return from?.startsWith('/administration/modules/') ? from : null;
}

/**
 * Returns the URL of the list the operator came from, with search, filters and page; otherwise the
 * list that contains the dossier.
 */
function dossierListUrl(state: unknown, status: string): string {
  const from = readOfficeOrigin(state);
  if (from !== null) return from;
  return isStatusCode(status) && STATUSES[status].officeList === 'ELABORATED'
    ? '/administration/modules/completed'
    : '/administration/modules/received';
}

/** The way back; the page remembers it, so that the menu marks the list the dossier is in. */
function BackToListLink({ status }: { status: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = dossierListUrl(state, status);
  useRememberedList(list, readOfficeOrigin(state) !== null);
  // The list puts the focus on the row of the dossier one comes from, which need not be the first opened.
  const riga = Number(useParams()['id']);
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    {
      id: 'back',
      label: ADMIN_DOSSIER_TEXTS.backToList,
      run: () => void navigate(list, { state: { riga } }),
    },
  ]);
  return (
    <Link className="admin-back" to={list} state={{ riga }}>
      <ArrowLeftOutlined aria-hidden="true" /> {ADMIN_DOSSIER_TEXTS.backToList}
    </Link>
  );
}

interface EditDataButtonProps {
  dossierId: number;
  /** Of a completed dossier hardly anything changes: the command alone opens its steps. */
  isCommandOnly: boolean;
}

/** Opens the wizard's steps for an operator; the address keeps the way back to their list. */
function EditDataButton({ dossierId, isCommandOnly }: EditDataButtonProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const run = () => void navigate(officeEditPath(dossierId), { state: state as unknown });
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    { id: 'edit', label: ADMIN_DOSSIER_TEXTS.editData, words: 'correggi', run },
  ]);
  if (isCommandOnly) return null;
  return (
    <Button size="small" icon={<EditOutlined />} onClick={run}>
      {ADMIN_DOSSIER_TEXTS.editData}
    </Button>
  );
}
