import { readData, ApiError } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { NewPasswordForm } from './NewPasswordForm.js';
import { PASSWORD_RECOVERY_TEXTS as TEXTS } from './texts.js';

/**
 * Target of the link in the e-mail. Reports an expired link at once, before the user types
 * anything.
 */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => readData(api.POST('/api/Accounts/check-reset-link', { body: { token } })),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error instanceof ApiError && error.status === 400) {
    return (
      <>
        <PageHeader title={TEXTS.invalidLink} />
        <EmptyState
          title={TEXTS.expiredLink}
          text={TEXTS.expiredLinkText}
          actions={<Link to="/forgot-password">{TEXTS.askNewLink}</Link>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={TEXTS.resetTitle} subtitle={TEXTS.resetSubtitle} />
      <QueryState for={{ data, error, refetch }} />
      {data && <NewPasswordForm token={token} />}
    </>
  );
}
