import { Button, PageHeader } from '@pratiche/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Says that the registration arrived and must be confirmed by e-mail. */
export function RegistrationDone() {
  const navigate = useNavigate();
  // The form and its button are gone, so the focus moves to the heading.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <div className="sh-reg-done">
      <PageHeader title="Registrazione completata! Controlla la tua mail per confermare la registrazione" />
      <p>
        Il messaggio arriva entro pochi minuti; conviene guardare anche nella posta indesiderata.
        Dopo la conferma, un operatore verifica il contratto.
      </p>
      <Button type="primary" size="large" onClick={() => void navigate('/login')}>
        Torna al login
      </Button>
    </div>
  );
}
