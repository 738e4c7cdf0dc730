import { Alert, Button } from '@pratiche/ui';
import { nameOfPath, shownValue } from '../fields/catalog/index.js';
import { useDossier, useDossierState } from './context.js';

/** Typing that reached the server after the dossier was sent: field by field, until it has been read. */
export function LateNote() {
  const { late } = useDossier();
  const changes = useDossierState((state) => state.late);
  if (changes === null || changes.length === 0) return null;
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={
        changes.length === 1
          ? 'Una modifica non è entrata nella pratica'
          : `${changes.length} modifiche non sono entrate nella pratica`
      }
      description={
        <>
          <p>
            La pratica è stata inviata prima che arrivassero. Qui restano i valori scritti su questo
            dispositivo: se servono ancora, vanno riportati a mano quando la pratica torna tra le
            bozze.
          </p>
          <ul className="wz-late">
            {changes.map(({ path, value }) => (
              <li key={path}>
                {nameOfPath(path)}: <strong>{shownValue(path, value)}</strong>
              </li>
            ))}
          </ul>
          <Button onClick={() => late.drop()}>Ho preso nota</Button>
        </>
      }
    />
  );
}
