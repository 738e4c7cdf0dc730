import type { DossierForm } from '@pratiche/domain';
import { Alert, Button } from '@pratiche/ui';
import { FileInput } from '@pratiche/ui/form';
import { useState } from 'react';
import { FormSection, FullWidth } from '../form/FormSection.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import type { DossierSession } from '../state/dossier-session.js';
import { lazyDialog } from '../shared/lazy-dialog.js';
import { diffValues } from '../state/merge-forms.js';
import { useXmlImport } from './useXmlImport.js';
import { XML_IMPORT_TEXTS as TEXTS } from './texts.js';
import '../shared/change-table.css';
import './xml-import.css';

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.js')).ImportDialog);

/** Data of a dossier from a file of the invoicing software, and the other way round. */
export function XmlImportSection() {
  const session = useDossierSession();
  const [imported, setImported] = useState<string | null>(null);
  const { isReading, failure, read, readFile, discardFile } = useXmlImport();

  return (
    <FormSection title={TEXTS.title} text={TEXTS.help}>
      <FullWidth>
        <div className="wz-xml-buttons">
          <FileInput
            label={TEXTS.file}
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
                {TEXTS.import}
              </Button>
            )}
          </FileInput>
        </div>
        {/* Beside the button and nowhere else: a banner on top goes when a new dossier gets its number. */}
        {imported !== null && (
          <Alert
            className="wz-xml-failure"
            type="success"
            role="status"
            showIcon
            title={TEXTS.imported(imported)}
            description={TEXTS.importedText}
          />
        )}
        {failure !== null && (
          <Alert
            className="wz-xml-failure"
            type="error"
            showIcon
            title={TEXTS.notImported}
            description={
              <>
                <p className="wz-reason">{failure}</p>
                <p>{TEXTS.notImportedText}</p>
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
