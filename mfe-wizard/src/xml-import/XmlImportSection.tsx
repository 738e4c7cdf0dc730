import type { DossierForm } from '@pratiche/domain';
import { Alert, Button, FileInput, useAlerts } from '@pratiche/ui';
import { useState } from 'react';
import { FormSection, FullWidth } from '../form/FormSection.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import type { DossierSession } from '../state/dossier-session.js';
import { lazyDialog } from '../shared/lazy-dialog.js';
import { diffValues } from '../state/merge-forms.js';
import { useXmlImport } from './useXmlImport.js';
import '../shared/change-table.css';
import './xml-import.css';

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.js')).ImportDialog);

/** Data of a dossier from a file of the invoicing software, and the other way round. */
export function XmlImportSection() {
  const session = useDossierSession();
  const alerts = useAlerts();
  const [imported, setImported] = useState<string | null>(null);
  const { isReading, failure, read, readFile, discardFile } = useXmlImport();

  return (
    <FormSection
      title="File XML"
      text="Se il tuo gestionale esporta i dati della pratica in XML, li riprendiamo da lì e non devi riscriverli. Prima di sovrascrivere ti mostriamo che cosa cambia."
    >
      <FullWidth>
        <div className="wz-xml-buttons">
          <FileInput
            label="File XML da importare"
            accept=".xml,text/xml,application/xml"
            multiple={false}
            disabled={isReading}
            onFiles={(files) => {
              const [file] = [...files];
              setImported(null);
              if (file) void readFile(file);
            }}
          >
            {(open) => (
              <Button onClick={open} loading={isReading}>
                Importa da XML
              </Button>
            )}
          </FileInput>
        </div>
        {/* For the eye, beside the button: the banner on top, which is read aloud, goes when a new dossier gets its number. */}
        {imported !== null && (
          <Alert
            className="wz-xml-failure"
            type="success"
            role="note"
            showIcon
            title={`${imported}: dati importati`}
            description="I passi contengono ora i dati del file: ricontrollali prima di inviare la pratica."
          />
        )}
        {failure !== null && (
          <Alert
            className="wz-xml-failure"
            type="error"
            showIcon
            title="Il file non è stato importato"
            description={
              <>
                <p className="wz-reason">{failure}</p>
                <p>La pratica è rimasta com’era.</p>
              </>
            }
          />
        )}
      </FullWidth>
      {read !== null && (
        <ImportDialog
          fileName={read.fileName}
          preview={read.preview}
          onClose={discardFile}
          onApply={(form) => {
            applyImport(session, form);
            discardFile();
            setImported(read.fileName);
            alerts.success(
              `Dati importati da ${read.fileName}: ricontrolla i passi prima di inviare la pratica.`,
            );
          }}
        />
      )}
    </FormSection>
  );
}

/**
 * Takes an imported dossier over, through the session, so that it is copied and saved as typing is;
 * answers how many values changed.
 */
function applyImport(session: DossierSession, form: DossierForm): number {
  const changes = diffValues(session.values, form);
  session.autofillFields(changes.map(({ path, value }) => ({ field: path, value })));
  for (const { path, value } of changes) if (Array.isArray(value)) session.handleRowsMoved(path);
  session.refreshStepView();
  return changes.length;
}
