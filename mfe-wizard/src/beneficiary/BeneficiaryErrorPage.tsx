import { EmptyState, PageHeader } from '@pratiche/ui';

/** The page for every link that does not work, for any reason. */
export function BeneficiaryErrorPage() {
  return (
    <>
      <PageHeader title="Link pratica non più valido" />
      <EmptyState
        title="Questo link non funziona più"
        text="Può essere scaduto o annullato, sostituito da uno più recente, oppure la pratica è già stata inviata. Cerca l’ultimo messaggio ricevuto, o chiedi un nuovo link all’azienda che esegue i lavori. I dati già salvati non sono andati persi."
      />
    </>
  );
}
