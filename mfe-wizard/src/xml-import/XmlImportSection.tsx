import { readData, toFormData } from '@pratiche/api';
import {
  type DossierForm,
  XML_BYTES_MAX,
  XML_TOO_LARGE_MESSAGE,
  type XmlPreview,
} from '@pratiche/domain';
import { Alert, Button, errorText, useApi } from '@pratiche/ui';
import { FileInput } from '@pratiche/ui/form';
import { useRef, useState } from 'react';
import { FormSection, FullWidth } from '../form/FormSection.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import type { DossierSession } from '../state/dossier-session.js';
import { lazyDialog } from '../shared/lazy-dialog.js';
import { diffValues } from '../state/merge-forms.js';
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

interface ReadXmlFile {
  fileName: string;
  preview: XmlPreview;
}

interface XmlImport {
  isReading: boolean;
  failure: string | null;
  read: ReadXmlFile | null;
  readFile: (file: File) => Promise<void>;
  discardFile: () => void;
}

/** Parses a file and keeps the result until the user confirms the import. */
function useXmlImport(): XmlImport {
  const api = useApi();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [read, setRead] = useState<ReadXmlFile | null>(null);
  const turn = useRef(0);

  async function readFile(file: File): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setFailure(null);
    if (file.size > XML_BYTES_MAX) return setFailure(XML_TOO_LARGE_MESSAGE);
    setReading(true);
    try {
      const preview = await readData(
        api.POST('/api/Module/xml/preview', { body: { file }, bodySerializer: toFormData }),
      );
      if (mine === turn.current) setRead({ fileName: file.name, preview });
    } catch (error) {
      if (mine === turn.current) setFailure(errorText(error));
    } finally {
      if (mine === turn.current) setReading(false);
    }
  }

  return { isReading, failure, read, readFile, discardFile: () => setRead(null) };
}
