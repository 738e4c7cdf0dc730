import { readData, ApiError } from '@pratiche/api';
import { ErrorState, LoadingState, PageHeader, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PendingRegistration } from './PendingRegistration.js';
import { REGISTRATION_TEXTS } from '../texts.js';

/** Time to read that the link does not hold (spec platform §9). */
const WRONG_TOKEN_MS = 5_000;

/**
 * Target of the link in the e-mail. Opening it confirms nothing: the page shows the registration
 * and asks for confirmation.
 */
export function VerifyEmailPage() {
  const { token = '' } = useParams();
  const api = useApi();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verification', token],
    queryFn: () => readData(api.POST('/api/Accounts/check-verification', { body: { token } })),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // The link may end between the page and the button.
  const [ended, setEnded] = useState(false);
  const isWrong = ended || (error instanceof ApiError && error.status === 400);

  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), WRONG_TOKEN_MS);
    return () => clearTimeout(timer);
  }, [isWrong, navigate]);

  return (
    <>
      <PageHeader title={REGISTRATION_TEXTS.verification} />
      {isWrong && (
        <div role="alert" className="pr-alert pr-alert-error">
          <p>{REGISTRATION_TEXTS.wrongToken}</p>
        </div>
      )}
      {error && !isWrong && !isFetching && (
        <ErrorState
          title={REGISTRATION_TEXTS.verificationFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isFetching && <LoadingState />}
      {data && !isWrong && (
        <PendingRegistration token={token} registration={data} onEnded={() => setEnded(true)} />
      )}
    </>
  );
}
