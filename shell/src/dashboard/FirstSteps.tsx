import { Link } from 'react-router';
import { useCreditBalance } from './dashboard-queries.js';

/** Three steps to the first dossier. */
export function FirstSteps() {
  const { data: credit } = useCreditBalance();
  return (
    <section className="pr-card sh-wide">
      <h2>Tre passi per la prima pratica</h2>
      <ol className="sh-first-steps">
        <li>
          <h3>Crea la pratica</h3>
          <p>Scegli il servizio e inserisci i dati: la bozza si salva da sola a ogni passo.</p>
          <Link to="/modules/new">Nuova pratica</Link>
        </li>
        <li>
          <h3>Carica i documenti</h3>
          <p>
            Fatture, documento d’identità e dichiarazioni: ti diciamo quali servono, e puoi anche
            fotografarli.
          </p>
        </li>
        <li>
          <h3>Controlla e invia</h3>
          <p>
            Vedi il costo voce per voce prima di inviare; alla trasmissione a ENEA pensiamo noi.
          </p>
          {credit === 0 && <Link to="/packages">Servono crediti: ai pacchetti</Link>}
        </li>
      </ol>
    </section>
  );
}
