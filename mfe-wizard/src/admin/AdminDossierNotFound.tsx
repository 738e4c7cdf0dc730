import { ApiError } from '@pratiche/api';
import { Button, EmptyState, PageHeader } from '@pratiche/ui';
import { useNavigate } from 'react-router';

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function AdminDossierNotFound() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Pratica non trovata" />
      <EmptyState
        title="Questa pratica non esiste"
        text="Il numero nell’indirizzo non corrisponde a nessuna pratica, oppure la pratica è stata eliminata."
        actions={
          <Button type="primary" onClick={() => navigate('/administration/modules/received')}>
            Vai alle pratiche da elaborare
          </Button>
        }
      />
    </>
  );
}
