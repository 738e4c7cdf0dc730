import type { LinkRequesterDto } from '@pratiche/api';
import { Button, formatMomentDay, PageHeader } from '@pratiche/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';
import { PapersToSign } from './lazy-signing.js';
import { useLeftToSign } from './useLeftToSign.js';
import { OpenStepList } from './OpenStepList.js';
import { PAGE_TITLE } from './page-title.js';
import { RequesterCard } from './RequesterCard.js';

interface BeneficiaryThanksProps {
  requester: LinkRequesterDto;
  expires: string | null;
  token: string;
}

/** Shown when the customer is done: the next steps, and the data that can still be added. */
export function BeneficiaryThanks({ requester, expires, token }: BeneficiaryThanksProps) {
  const { name } = requester;
  const navigate = useNavigate();
  const isComplete = useDossierState((state) => state.steps.every(({ complete }) => complete));
  const left = useLeftToSign(token);
  // Moves the focus so that screen readers announce the page change.
  useEffect(() => document.getElementById('wz-grazie')?.focus(), []);
  return (
    <>
      <PageHeader title={PAGE_TITLE} />
      <section className="wz-section pr-card" aria-labelledby="wz-grazie">
        <h2 id="wz-grazie" tabIndex={-1}>
          Grazie, abbiamo ricevuto i tuoi dati
        </h2>
        <h3>Che cosa succede adesso</h3>
        <ol className="wz-after">
          <li>{name} ha ricevuto l’avviso, controlla i dati e completa la pratica.</li>
          <li>Controlliamo la pratica e la trasmettiamo a ENEA.</li>
          <li>
            {name} ti consegna la ricevuta con il codice CPID. Conservala con fatture e bonifici:
            serve per la detrazione.
          </li>
        </ol>
        <p>
          {isComplete && left === 0
            ? `Non devi fare altro. ${name} ti contatterà se serve qualcosa.`
            : 'Ti resta qualcosa da completare: lo trovi qui sotto.'}{' '}
          Torna su questo link quando vuoi: ti dice a che punto è la pratica.
        </p>
      </section>
      <PapersToSign token={token} />
      {!isComplete && (
        <section className="wz-section pr-card" aria-labelledby="wz-mancano">
          <h2 id="wz-mancano">Mancano ancora alcuni dati</h2>
          <p>
            Se li trovi, puoi aggiungerli da questo link
            {expires ? ` fino al ${formatMomentDay(expires)}` : ''}. Se non li hai, li completa{' '}
            {name}.
          </p>
          <OpenStepList />
        </section>
      )}
      <RequesterCard requester={requester} />
      <p>
        <Button onClick={() => void navigate({ search: 'passo=1' })}>Rivedi i dati</Button>
      </p>
    </>
  );
}
