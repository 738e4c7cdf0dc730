import { Button, formatTime } from '@pratiche/ui';
import type { SessionState } from '../state/session-state.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';

/** State of saving, in words. */
export function SaveStatus() {
  const session = useDossierSession();
  const save = useDossierState((state) => state.save);
  const savedAt = useDossierState((state) => state.savedAt);
  const isCopied = useDossierState((state) => state.isBackedUp);
  const isBad = save.kind === 'retrying' || save.kind === 'refused' || save.kind === 'conflict';
  return (
    <div className={`wz-save ${isBad ? 'wz-save-bad' : ''}`}>
      <p role="status">
        {saveStatusText(
          save,
          savedAt,
          isCopied,
          session.viewer === 'beneficiary' ? 'Salviamo mentre scrivi' : 'Non ancora salvata',
        )}
      </p>
      {save.kind === 'retrying' && (
        <Button size="small" onClick={() => void session.flush()}>
          Riprova ora
        </Button>
      )}
    </div>
  );
}

function saveStatusText(
  save: SessionState['save'],
  savedAt: number | null,
  isCopied: boolean,
  unsaved: string,
): string {
  const saved =
    savedAt === null ? unsaved : `Salvato alle ${formatTime(new Date(savedAt).toISOString())}`;
  const kept = isCopied
    ? 'Le modifiche restano su questo dispositivo e le inviamo appena possibile.'
    : 'Attenzione: questo dispositivo non riesce a conservarne una copia, non chiudere la pagina.';
  switch (save.kind) {
    case 'saving':
      return 'Salvataggio in corso…';
    case 'waiting':
      return savedAt === null ? unsaved : `${saved} · altre modifiche in corso`;
    case 'retrying':
      return `Non salvato: il server non è raggiungibile. ${kept}`;
    case 'refused':
      return `Non salvato: ${save.message}`;
    case 'conflict':
      return 'Salvataggio in attesa: scegli i valori da tenere.';
    default:
      return saved;
  }
}
