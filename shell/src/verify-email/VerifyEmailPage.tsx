import { ApiError } from '@pratiche/api';
import { ErrorState, LoadingState, PageHeader, useAlerts, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';

/** Time to read that the link does not hold (spec platform §9). */
const WRONG_TOKEN_MS = 5_000;

/** Confirms the address as soon as the link of the e-mail is opened. */
export function VerifyEmailPage() {
  const { token = '' } = useParams();
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  // A link works once: it is tried once, and only anew when the server could not be asked.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verify-email', token], queryFn: () => api.registration.verifyEmail(token), retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false,
  });
  const isWrong = error instanceof ApiError && error.status === 400;

  useEffect(() => {
    if (!data) return;
    alerts.success(data.message, { keepOnNavigation: true });
    void navigate('/login', { replace: true });
  }, [alerts, data, navigate]);

  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), WRONG_TOKEN_MS);
    return () => clearTimeout(timer);
  }, [isWrong, navigate]);

  return (
    <>
      <PageHeader title="Verifica dell’e-mail" />
      {isWrong && <div role="alert" className="pr-alert pr-alert-error"><p>Token errato, reindirizzamento login...</p></div>}
      {error && !isWrong && !isFetching && <ErrorState title="La verifica non è riuscita" error={error} onRetry={() => void refetch()} />}
      {(isFetching || data) && <LoadingState />}
    </>
  );
}
