import { useConfirm } from '@pratiche/ui';
import { Link } from 'react-router';
import { REGISTRATION_TEXTS } from './texts.js';

const DISCARD_QUESTION = { ...REGISTRATION_TEXTS.discard, danger: true };

/** Back to the login, or away with what was typed. */
export function RegistrationFooter({ onDiscard }: { onDiscard: () => void }) {
  const confirm = useConfirm();
  const discardAfterQuestion = async () => {
    if (await confirm(DISCARD_QUESTION)) onDiscard();
  };
  return (
    <p className="sh-register-more">
      <Link to="/login">{REGISTRATION_TEXTS.toLogin}</Link>
      <button type="button" className="pr-link-button" onClick={() => void discardAfterQuestion()}>
        {REGISTRATION_TEXTS.discardTyped}
      </button>
    </p>
  );
}
