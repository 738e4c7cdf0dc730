import { readPage, type DossierListItemDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText, EmptyState, StatusBar, useApi } from '@pratiche/ui';
import { useServerList, type Column } from '@pratiche/ui/lists';
import { OfficeSelectField, OfficeTable } from '@pratiche/ui/office';
import { Link } from 'react-router';
import { ACCOUNT_LISTS, toListQuery } from './account-lists.js';

const COLUMNS: readonly Column<DossierListItemDto>[] = [
  {
    key: 'id',
    title: 'N.',
    width: 80,
    align: 'end',
    render: ({ id }) => <span className="pr-number">{id}</span>,
  },
  {
    key: 'client',
    title: 'Cliente',
    priority: 1,
    render: ({ id, client }) => (
      <Link className="ad-row-link" to={`/administration/modules/edit/${id}`}>
        {client || 'Non indicato'}
      </Link>
    ),
  },
  { key: 'businessName', title: 'Azienda', render: ({ businessName }) => businessName ?? '–' },
  {
    key: 'serviceType',
    title: 'Servizio',
    width: 140,
    render: ({ serviceType }) => getChoiceLabel(SERVICE_TYPES, serviceType),
  },
  {
    key: 'status',
    title: 'Stato',
    width: 150,
    render: ({ status }) => <StatusBar status={status} />,
  },
  {
    key: 'receivedDate',
    title: 'Ricevuta il',
    width: 120,
    render: ({ receivedDate }) => <DateText value={receivedDate} />,
  },
  { key: 'operator', title: 'Operatore', render: ({ operatoreName }) => operatoreName ?? '–' },
];

const SERVICE_CHOICES = SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label }));

interface AccountDossiersProps {
  /** Whose dossiers: those a company has handed in, or those an operator has taken. */
  of: { accountId: string } | { operatorId: string };
}

/** Dossiers around one person, with the way to each. */
export function AccountDossiers({ of }: AccountDossiersProps) {
  const api = useApi();
  const isOperator = 'operatorId' in of;
  const { params, table } = useServerList<DossierListItemDto>({
    queryKey: ['account-dossiers', of],
    fetchPage: ({ elenco, ...query }) =>
      readPage(
        api.GET('/api/Module/getAll', {
          params: {
            query: { ...query, ...of, ...toListQuery(elenco) },
          },
        }),
      ),
    filterNames: ['elenco', 'serviceType'],
    sortNames: [],
    sort: null,
    noun: { one: 'pratica', many: 'pratiche' },
    isAlwaysFresh: true,
  });
  return (
    <>
      <div className="ad-fields" role="search">
        <OfficeSelectField<string>
          id="utente-elenco"
          label="Elenco"
          placeholder="Da elaborare"
          choices={ACCOUNT_LISTS}
          value={params.filters['elenco'] ?? null}
          onChange={(value) => params.setFilter('elenco', value)}
        />
        <OfficeSelectField<string>
          id="utente-servizio"
          label="Servizio"
          placeholder="Tutti"
          choices={SERVICE_CHOICES}
          value={params.filters['serviceType'] ?? null}
          onChange={(value) => params.setFilter('serviceType', value)}
        />
      </div>
      <OfficeTable
        label="Pratiche"
        columns={COLUMNS.filter(({ key }) => key !== (isOperator ? 'operator' : 'businessName'))}
        rowKey={({ id }) => id}
        {...table}
        empty={
          <EmptyState
            title="Nessuna pratica"
            text={
              isOperator
                ? 'In questo elenco non ci sono pratiche assegnate a questa persona.'
                : 'In questo elenco non ci sono pratiche di questa azienda.'
            }
          />
        }
      />
    </>
  );
}
