import { ApiError } from '@pratiche/api';
import { Button, EmptyState, PageHeader } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function AdminDossierNotFound() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={ADMIN_DOSSIER_TEXTS.notFound} />
      <EmptyState
        title={ADMIN_DOSSIER_TEXTS.noSuchDossier}
        text={ADMIN_DOSSIER_TEXTS.noSuchDossierText}
        actions={
          <Button type="primary" onClick={() => navigate('/administration/modules/received')}>
            {ADMIN_DOSSIER_TEXTS.toList}
          </Button>
        }
      />
    </>
  );
}
