import type { OnboardingDto } from '@pratiche/api';
import { describeReviewTime, REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { formatMoment } from '@pratiche/ui';
import { Link } from 'react-router';
import { PRICES_PATH } from '../layouts/home-path.js';
import { OwnerContacts } from '../owner/OwnerContacts.js';
import { ONBOARDING_TEXTS as TEXTS } from './texts.js';
import '../library/library.css';

/** What was received, what happens next, how long it usually takes, and whom to ask. */
export function OnboardingDetails({ onboarding }: { onboarding: OnboardingDto }) {
  const { files, registered, usualHours } = onboarding;
  return (
    <div className="sh-onboarding">
      <section>
        <h3>{TEXTS.received}</h3>
        <ul>
          <li>{TEXTS.registration(formatMoment(registered))}</li>
          {files.map(({ purpose, fileName, created }) => (
            <li key={purpose}>
              {REGISTRATION_FILE_LABELS[purpose]}: <span className="sh-file-name">{fileName}</span>,{' '}
              {formatMoment(created)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{TEXTS.next}</h3>
        <p>{TEXTS.nextText}</p>
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
      <h3>{TEXTS.question}</h3>
      <p className="sh-onboarding-contacts">
        <OwnerContacts />
      </p>
      <p className="sh-onboarding-contacts">
        <Link to={PRICES_PATH}>{TEXTS.prices}</Link>
        <Link to="/manuale">{TEXTS.manual}</Link>
        <Link to="/privacy">{TEXTS.privacy}</Link>
      </p>
    </section>
  );
}
