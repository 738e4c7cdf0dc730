import { readData, ApiError } from '@pratiche/api';
import {
  Button,
  ErrorState,
  errorText,
  LoadingState,
  PageHeader,
  useAlerts,
  useApi,
} from '@pratiche/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { UNSUBSCRIBE_TEXTS } from './unsubscribe-texts.js';
import './preferences.css';

/**
 * Opened from an e-mail's footer without a login: unsubscribes from this kind of e-mail only after
 * a confirmation.
 */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const api = useApi();
  const alerts = useAlerts();
  const { data, error, refetch } = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: () =>
      readData(api.GET('/api/Notifications/unsubscribe/{token}', { params: { path: { token } } })),
    retry: false,
  });
  const end = useMutation({
    mutationFn: () =>
      readData(api.POST('/api/Notifications/unsubscribe/{token}', { params: { path: { token } } })),
    onError: (failure) => alerts.error(errorText(failure)),
  });
  const isWrong = error instanceof ApiError && error.status === 404;
  const now = end.data ?? data;
  return (
    <>
      <PageHeader title={UNSUBSCRIBE_TEXTS.mailTitle} />
      {isWrong && (
        <div role="alert" className="pr-alert pr-alert-error">
          <p>{error.message}</p>
        </div>
      )}
      {error && !isWrong && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!now && !error && <LoadingState />}
      {now?.email === true && (
        <div className="sh-unsubscribe">
          <p>
            {UNSUBSCRIBE_TEXTS.unsubscribeFrom} <strong>{now.label}</strong>?
          </p>
          <p>{UNSUBSCRIBE_TEXTS.unsubscribeText}</p>
          <Button type="primary" block loading={end.isPending} onClick={() => end.mutate()}>
            {UNSUBSCRIBE_TEXTS.unsubscribe}
          </Button>
        </div>
      )}
      {now?.email === false && (
        <div role="status" className="sh-unsubscribe">
          <p>
            {UNSUBSCRIBE_TEXTS.unsubscribed} <strong>{now.label}</strong>.
          </p>
          <p>
            {UNSUBSCRIBE_TEXTS.subscribeAgain}
            <Link to="/accounts/edit#notifiche">{UNSUBSCRIBE_TEXTS.profile}</Link>.
          </p>
        </div>
      )}
    </>
  );
}
