import { readData, ApiError, type TermsAccountDto } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { REGISTRATION_TEXTS } from '../texts.js';
import { TermsForm } from './TermsForm.js';

const termsOwnerName = ({ businessName, firstName, lastName }: TermsAccountDto): string =>
  businessName ?? [firstName, lastName].filter((name) => name !== null).join(' ');

/** Completing an account the back office prepared, by the link in its e-mail. */
export function TermsPage() {
  const { userId = '' } = useParams();
  const [query] = useSearchParams();
  const link = {
    userId: /^[1-9]\d{0,9}$/.test(userId) ? Number(userId) : 0,
    token: query.get('token') ?? '',
  };
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['terms', link.userId, link.token],
    queryFn: () => readData(api.POST('/api/Accounts/check-terms-link', { body: link })),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.status === 400) {
    return (
      <>
        <PageHeader title={REGISTRATION_TEXTS.invalidLink} />
        <EmptyState
          title={REGISTRATION_TEXTS.linkNotGood}
          text={REGISTRATION_TEXTS.linkEnded}
          actions={<Link to="/login">{REGISTRATION_TEXTS.goToLogin}</Link>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={REGISTRATION_TEXTS.completeAccount}
        subtitle={data ? `${termsOwnerName(data)} · ${data.email}` : null}
      />
      <QueryState for={{ data, error, refetch }} />
      {data && <TermsForm link={link} account={data} />}
    </>
  );
}
