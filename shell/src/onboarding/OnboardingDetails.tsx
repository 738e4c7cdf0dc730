import type { OnboardingDto } from '@pratiche/api';
import { describeReviewTime, REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { formatMoment } from '@pratiche/ui';
import { Link } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { OwnerContacts } from '../owner/OwnerContacts.js';
import '../library/library.css';

/** What was received, what happens next, how long it usually takes, and whom to ask. */
export function OnboardingDetails({ onboarding }: { onboarding: OnboardingDto }) {
  const { files, registered, usualHours } = onboarding;
  return (
    <div className="sh-onboarding">
      <section>
        <h3>Che cosa abbiamo ricevuto</h3>
        <ul>
          <li>Registrazione, {formatMoment(registered)}</li>
          {files.map(({ purpose, fileName, created }) => (
            <li key={purpose}>
              {REGISTRATION_FILE_LABELS[purpose]}: <span className="sh-file-name">{fileName}</span>,{' '}
              {formatMoment(created)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Che cosa succede ora</h3>
        <p>
          Un operatore controlla contratto e documento d’identità. Poi ti scriviamo: se è tutto in
          regola puoi comprare un pacchetto e iniziare la prima pratica, altrimenti ti diciamo che
          cosa correggere.
        </p>
        <p>{describeReviewTime(usualHours)}</p>
      </section>
      <OnboardingHelp />
    </div>
  );
}

/** Whom to ask, and what can be read meanwhile. */
export function OnboardingHelp() {
  return (
    <section>
      <h3>Hai una domanda?</h3>
      <p className="sh-onboarding-contacts">
        <OwnerContacts />
      </p>
      <p className="sh-onboarding-contacts">
        <Link to={`${HOME_PATH}#prezzi`}>Prezzi dei pacchetti</Link>
        <Link to="/manuale">Manuale</Link>
      </p>
    </section>
  );
}
