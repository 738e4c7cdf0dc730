import { EmptyState } from '@pratiche/ui';

/** Said where the list of transfers is empty. */
export function NoTransfers({ isSearch, isPending }: { isSearch: boolean; isPending: boolean }) {
  if (isSearch)
    return (
      <EmptyState
        title="Nessun bonifico corrisponde"
        text="Prova con il solo importo o con il nome dell’azienda. Se il cliente non lo ha segnalato, aggiungi il pacchetto dalla sua scheda in «Utenti»."
      />
    );
  return isPending ? (
    <EmptyState
      title="Nessun bonifico da confermare"
      text="Quando un cliente segnala un bonifico compare qui."
    />
  ) : (
    <EmptyState title="Nessun bonifico" text="Qui non c’è ancora niente." />
  );
}
