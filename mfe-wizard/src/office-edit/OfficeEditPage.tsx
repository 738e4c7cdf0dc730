import { type AdminDossierDto, readData } from '@pratiche/api';
import {
  formatBeneficiaryName,
  isStatusCode,
  canOfficeEdit,
  isOfficeEditReasonRequired,
  OFFICE_EDIT_REASON_MESSAGE,
} from '@pratiche/domain';
import {
  ArrowLeftOutlined,
  Button,
  EmptyState,
  getTooLongMessage,
  PageHeader,
  QueryState,
  TextField,
  useApi,
} from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { AdminDossierNotFound, isNotFound } from '../admin/AdminDossierNotFound.js';
import '../wizard/styles.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';
import './office-edit.css';
import { adminDossierPath } from '../shared/admin-dossier-path.js';
import { OfficeEditSession } from './OfficeEditSession.js';

/** "Modifica dati" of a received dossier. */
export function OfficeEditPage() {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useDossierToEdit(id);
  if (data) return <OfficeEditContent key={data.id} dossier={data} />;
  if (isNotFound(error) || !Number.isSafeInteger(id) || id < 1) return <AdminDossierNotFound />;
  return (
    <>
      <PageHeader title={OFFICE_EDIT_TEXTS.title(id)} />
      <QueryState for={{ data, error, refetch }} lines={10} />
    </>
  );
}

function OfficeEditContent({ dossier }: { dossier: AdminDossierDto }) {
  const { id, status } = dossier;
  const title = [OFFICE_EDIT_TEXTS.title(id), formatBeneficiaryName(dossier)]
    .filter(Boolean)
    .join(' · ');
  const navigate = useNavigate();
  // The steps change the address without it: the way back to the list of the operator is kept here.
  const [from] = useState<unknown>(useLocation().state);
  const [reason, setReason] = useState<string | null>(null);
  const leave = useCallback(
    () => void navigate(adminDossierPath(id), { state: from }),
    [navigate, id, from],
  );
  const back = <BackToDossierLink id={id} from={from} />;
  const code = isStatusCode(status.code) ? status.code : null;
  if (code === null || !canOfficeEdit(code))
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title={OFFICE_EDIT_TEXTS.cannotEdit}
          text={OFFICE_EDIT_TEXTS.cannotEditText(status.name)}
          actions={<Link to={adminDossierPath(id)}>{OFFICE_EDIT_TEXTS.backToDossier}</Link>}
        />
      </>
    );
  if (isOfficeEditReasonRequired(code) && reason === null)
    return (
      <>
        {back}
        <PageHeader title={title} />
        <OfficeEditReasonForm onGiven={setReason} onCancel={leave} />
      </>
    );
  return (
    <>
      {back}
      <OfficeEditSession stored={dossier} reason={reason} onLeave={leave} />
    </>
  );
}

interface BackToDossierLinkProps {
  id: number;
  /** Where the operator's page leads back to. */
  from: unknown;
}

/** From the edit to the operator's page of the dossier; what is not saved yet is saved on leaving. */
const BackToDossierLink = ({ id, from }: BackToDossierLinkProps) => (
  <Link className="wz-office-back" to={adminDossierPath(id)} state={from}>
    <ArrowLeftOutlined aria-hidden="true" /> {OFFICE_EDIT_TEXTS.backToDossier}
  </Link>
);

const REASON_MAX = 1_000;

interface OfficeEditReasonFormProps {
  onGiven: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before the data of a dossier that ENEA has are changed. */
function OfficeEditReasonForm({ onGiven, onCancel }: OfficeEditReasonFormProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const text = reason?.trim() ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(text === '');
    if (text === '') document.getElementById('office-edit-reason')?.focus();
    else if (getTooLongMessage(text, REASON_MAX) === null) onGiven(text);
  };
  return (
    <form className="wz-section pr-card wz-office-reason" noValidate onSubmit={submit}>
      <h2>{OFFICE_EDIT_TEXTS.whyQuestion}</h2>
      <p>{OFFICE_EDIT_TEXTS.whyText}</p>
      <TextField
        id="office-edit-reason"
        label={OFFICE_EDIT_TEXTS.reason}
        required
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={isRefused && text === '' ? OFFICE_EDIT_REASON_MESSAGE : null}
      />
      <div className="wz-actions">
        <Button onClick={onCancel}>{OFFICE_EDIT_TEXTS.cancel}</Button>
        <Button type="primary" htmlType="submit">
          {OFFICE_EDIT_TEXTS.continue}
        </Button>
      </div>
    </form>
  );
}

/**
 * The dossier as it is stored when the edit begins, not as a page showed it before; what others
 * store meanwhile comes with the next save.
 */
function useDossierToEdit(id: number): UseQueryResult<AdminDossierDto> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossier-to-edit', id],
    queryFn: () =>
      readData(
        api.GET('/api/Module/{id}', { params: { path: { id } } }),
      ) as Promise<AdminDossierDto>,
    enabled: Number.isSafeInteger(id) && id > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
