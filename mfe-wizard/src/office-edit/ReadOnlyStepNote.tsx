import { Alert } from '@pratiche/ui';

/** Why nothing can be changed in a step. */
export const ReadOnlyStepNote = () => (
  <Alert
    type="info"
    role="note"
    showIcon
    title="Questi dati li ha dichiarati l’installatore: qui si leggono soltanto. Se sono da cambiare, chiedi le correzioni."
  />
);
