import { Button, CheckboxField, Dialog } from '@pratiche/ui';
import { DOSSIER_SHORTCUT_TEXTS } from '../queue/dossier-shortcuts.js';

const SHORTCUTS = [
  ['J', 'Valore successivo'],
  ['K', 'Valore precedente'],
  ['N', 'Prossimo valore ancora da copiare'],
  ['C o Invio', 'Copia il valore e passa al prossimo'],
  ['B', 'Copia tutto il blocco'],
  ['?', 'Questo aiuto'],
  ...DOSSIER_SHORTCUT_TEXTS,
] as const;

interface ShortcutsDialogProps {
  open: boolean;
  enabled: boolean;
  onEnabled: (on: boolean) => void;
  onClose: () => void;
}

/** The keys of the sheet, and the way to turn them off. */
export function ShortcutsDialog({ open, enabled, onEnabled, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      title="Tasti della scheda ENEA"
      width={360}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Ho capito
        </Button>
      }
    >
      <dl className="sheet-keys">
        {SHORTCUTS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        id="sheet-keys"
        label="Usa questi tasti, qui e negli elenchi"
        value={enabled}
        onChange={onEnabled}
      />
    </Dialog>
  );
}
