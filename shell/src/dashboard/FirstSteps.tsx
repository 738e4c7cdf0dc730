import { Link } from 'react-router';
import { useCreditBalance } from './dashboard-queries.js';
import { DASHBOARD_TEXTS } from './texts.js';

/** Three steps to the first dossier. */
export function FirstSteps() {
  const { data: credit } = useCreditBalance();
  return (
    <section className="pr-card sh-wide">
      <h2>{DASHBOARD_TEXTS.firstSteps}</h2>
      <ol className="sh-first-steps">
        <li>
          <h3>{DASHBOARD_TEXTS.createDossier}</h3>
          <p>{DASHBOARD_TEXTS.createDossierText}</p>
          <Link to="/modules/new">{DASHBOARD_TEXTS.newDossier}</Link>
        </li>
        <li>
          <h3>{DASHBOARD_TEXTS.uploadDocuments}</h3>
          <p>{DASHBOARD_TEXTS.uploadDocumentsText}</p>
        </li>
        <li>
          <h3>{DASHBOARD_TEXTS.checkAndSend}</h3>
          <p>{DASHBOARD_TEXTS.checkAndSendText}</p>
          {credit === 0 && <Link to="/packages">{DASHBOARD_TEXTS.creditsNeeded}</Link>}
        </li>
      </ol>
    </section>
  );
}
