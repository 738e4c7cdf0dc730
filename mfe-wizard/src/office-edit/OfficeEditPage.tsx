import type { AdminDossierDto } from '@pratiche/api';
import { formatBeneficiaryName, isStatusCode } from '@pratiche/domain';
import { canOfficeEdit, isOfficeEditReasonRequired } from '@pratiche/domain/all-rules';
import { EmptyState, PageHeader, QueryState } from '@pratiche/ui';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { AdminDossierNotFound, isNotFound } from '../admin/AdminDossierNotFound.js';
import { useDossierToEdit } from './useDossierToEdit.js';
import '../wizard/styles.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';
import './office-edit.css';
import { adminDossierPath } from '../shared/admin-dossier-path.js';
import { BackToDossierLink } from './BackToDossierLink.js';
import { OfficeEditReasonForm } from './OfficeEditReasonForm.js';
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
