import { Button, formatMomentDay, PageHeader } from '@pratiche/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';
import { PAGE_TITLE } from './page-title.js';

interface BeneficiaryThanksProps {
  requestedBy: string;
  expires: string | null;
}

/** Shown when the customer is done: the next steps, and the data that can still be added. */
export function BeneficiaryThanks({ requestedBy, expires }: BeneficiaryThanksProps) {
  const navigate = useNavigate();
  const steps = useDossierState((state) => state.steps);
  // Moves the focus so that screen readers announce the page change.
  useEffect(() => document.getElementById('wz-grazie')?.focus(), []);
  const open = steps.filter(({ complete }) => !complete);
  return (
    <>
      <PageHeader title={PAGE_TITLE} />
      <section className="wz-section pr-card" aria-labelledby="wz-grazie">
        <h2 id="wz-grazie" tabIndex={-1}>
          Grazie, abbiamo ricevuto i tuoi dati
        </h2>
        <h3>Che cosa succede adesso</h3>
        <ol className="wz-after">
          <li>{requestedBy} ha ricevuto l’avviso, controlla i dati e completa la pratica.</li>
          <li>La pratica viene trasmessa a ENEA.</li>
          <li>
            {requestedBy} ti consegna la ricevuta con il codice CPID. Conservala con fatture e
            bonifici: serve per la detrazione.
          </li>
        </ol>
        <p>Non devi fare altro. {requestedBy} ti contatterà se manca qualcosa.</p>
      </section>
      {open.length > 0 && (
        <section className="wz-section pr-card" aria-labelledby="wz-mancano">
          <h2 id="wz-mancano">Mancano ancora alcuni dati</h2>
          <p>
            Se li trovi, puoi aggiungerli da questo link
            {expires ? ` fino al ${formatMomentDay(expires)}` : ''}:
          </p>
          <ul className="wz-missing">
            {open.map(({ id, number, title }) => (
              <li key={id}>
                <Button onClick={() => void navigate({ search: `passo=${number}` })}>
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Button onClick={() => void navigate({ search: 'passo=1' })}>Rivedi i dati</Button>
      </p>
    </>
  );
}
