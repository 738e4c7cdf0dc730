import { ApiError } from '@pratiche/api';
import { Button, EmptyState, PageHeader } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { NOT_FOUND_TEXTS } from './not-found-texts.js';

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function AdminDossierNotFound() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={NOT_FOUND_TEXTS.notFound} />
      <EmptyState
        title={NOT_FOUND_TEXTS.noSuchDossier}
        text={NOT_FOUND_TEXTS.noSuchDossierText}
        actions={
          <Button type="primary" onClick={() => navigate('/administration/modules/received')}>
            {NOT_FOUND_TEXTS.toList}
          </Button>
        }
      />
    </>
  );
}
