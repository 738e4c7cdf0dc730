import { readData } from '@pratiche/api';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import { formatDay, PageHeader, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

/** All kinds of settings, with the day each came into force and upcoming changes. */
export function SettingsListPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: () => readData(api.GET('/api/Settings')),
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title="Impostazioni"
        subtitle="Valori che il portale usa ovunque. Ogni modifica ha una data e resta nella storia."
      />
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <ul className="ad-settings">
          {data.map(({ kind, validFrom, nextFrom, changes }) => (
            <li key={kind} className="pr-card">
              <h2>
                <Link to={`/administration/settings/${kind}`}>{SETTING_KINDS[kind].label}</Link>
              </h2>
              <p>{SETTING_KINDS[kind].about}</p>
              <p className="pr-muted">
                {validFrom === null ? 'Valore iniziale' : `Dal ${formatDay(validFrom)}`}
                {` · ${changes === 1 ? '1 modifica' : `${changes} modifiche`}`}
                {nextFrom !== null && ` · prossima dal ${formatDay(nextFrom)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
