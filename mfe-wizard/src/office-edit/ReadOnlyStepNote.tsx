import { Alert } from '@pratiche/ui';

/** Why nothing can be changed in a step. */
export const ReadOnlyStepNote = () => (
  <Alert
    type="info"
    role="note"
    showIcon
    title="Questi dati li ha dichiarati l’installatore: qui li leggi soltanto. Per cambiarli chiedi le correzioni."
  />
);
