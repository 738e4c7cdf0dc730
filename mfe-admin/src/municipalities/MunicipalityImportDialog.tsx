import {
  readData,
  toFormData,
  type MunicipalityImportFormDto,
  type MunicipalityImportKind,
  type MunicipalityReportDto,
} from '@pratiche/api';
import { selectPlural } from '@pratiche/domain';
import {
  Button,
  CheckboxField,
  Dialog,
  formatNumber,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { OfficeUploadField } from '@pratiche/ui/office';
import { useState } from 'react';
import { MUNICIPALITY_IMPORT_KINDS } from './import-kinds.js';
import { MunicipalityDifferenceList } from './MunicipalityDifferenceList.js';
import { IMPORT_DIALOG_TEXTS as TEXTS, IMPORT_REPORT_TEXTS } from './texts.js';

interface MunicipalityImportDialogProps {
  kind: MunicipalityImportKind;
  onClose: () => void;
  onImported: () => void;
}

/** The chosen file, its report and the two calls. */
function useMunicipalityImport(kind: MunicipalityImportKind, onImported: () => void) {
  const api = useApi();
  const alerts = useAlerts();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<MunicipalityReportDto | null>(null);
  const [allowsRemovals, setAllowsRemovals] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();

  /** Says what importing the file would do; with the confirmation of that report, it is done. */
  const importFile = (body: MunicipalityImportFormDto) =>
    readData(api.POST(MUNICIPALITY_IMPORT_KINDS[kind].path, { body, bodySerializer: toFormData }));

  const previewFile = (chosen: File) =>
    runAction(async () => {
      setFile(chosen);
      setReport(null);
      setAllowsRemovals(false);
      setReport(await importFile({ allowsRemovals: 'false', file: chosen }));
    });

  const applyChanges = () =>
    runAction(async () => {
      if (file === null || report === null) return;
      const { added, changed, removed } = await importFile({
        confirmation: report.confirmation,
        allowsRemovals: allowsRemovals ? 'true' : 'false',
        file,
      });
      alerts.success(
        TEXTS.done(formatNumber(added, 0), formatNumber(changed, 0), formatNumber(removed, 0)),
      );
      onImported();
    });

  return {
    file,
    report,
    allowsRemovals,
    setAllowsRemovals,
    busy,
    failure,
    previewFile,
    applyChanges,
  };
}

/** Import in three steps: choose a file, preview its changes, confirm exactly those. */
export function MunicipalityImportDialog({
  kind,
  onClose,
  onImported,
}: MunicipalityImportDialogProps) {
  const { file, report, allowsRemovals, setAllowsRemovals, busy, failure, ...steps } =
    useMunicipalityImport(kind, onImported);
  const isFit = report !== null && report.problemCount === 0 && report.differences.length > 0;
  return (
    <Dialog
      open
      title={MUNICIPALITY_IMPORT_KINDS[kind].importLabel}
      onClose={onClose}
      persistent={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {TEXTS.cancel}
          </Button>
          <Button
            type="primary"
            loading={busy && report !== null}
            disabled={!isFit || (report.removed > 0 && !allowsRemovals)}
            onClick={() => void steps.applyChanges()}
          >
            {TEXTS.import}
          </Button>
        </>
      }
    >
      <div className="ad-library-form">
        <p>
          {MUNICIPALITY_IMPORT_KINDS[kind].about} {TEXTS.previewFirst}
        </p>
        <OfficeUploadField
          id="comuni-file"
          label={TEXTS.file}
          accept=".csv,.txt"
          disabled={busy}
          maxBytes={4_000_000}
          tooLarge={TEXTS.tooLarge}
          value={file}
          onChange={(chosen) => {
            if (chosen !== null) void steps.previewFile(chosen);
          }}
        />
        <div aria-live="polite">
          {busy && report === null && <p>{TEXTS.checking}</p>}
          {report !== null && <ImportReport report={report} />}
        </div>
        {isFit && report.removed > 0 && (
          <CheckboxField
            id="comuni-tolti"
            label={selectPlural(
              report.removed,
              TEXTS.confirmRemoval,
              TEXTS.confirmRemovals(formatNumber(report.removed, 0)),
            )}
            value={allowsRemovals}
            onChange={setAllowsRemovals}
          />
        )}
        {failure !== null && (
          <p className="pr-field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** What a file would change, or what of it was not understood. */
function ImportReport({
  report: { lines, added, changed, removed, differences, problems, problemCount },
}: {
  report: MunicipalityReportDto;
}) {
  const total = added + changed + removed;
  return (
    <>
      <p>
        <strong>{IMPORT_REPORT_TEXTS.lines(formatNumber(lines, 0))}</strong>{' '}
        {IMPORT_REPORT_TEXTS.counts(
          formatNumber(added, 0),
          formatNumber(changed, 0),
          formatNumber(removed, 0),
        )}
      </p>
      {problemCount > 0 && (
        <>
          <p className="pr-field-error">
            {problemCount === 1
              ? IMPORT_REPORT_TEXTS.oneInvalid
              : IMPORT_REPORT_TEXTS.invalid(formatNumber(problemCount, 0))}
            {IMPORT_REPORT_TEXTS.correctFile}
          </p>
          <div
            className="ad-import-list"
            role="region"
            aria-label={IMPORT_REPORT_TEXTS.invalidLines}
            tabIndex={0}
          >
            <ul>
              {problems.map(({ line, message }) => (
                <li key={line}>{IMPORT_REPORT_TEXTS.line(line, message)}</li>
              ))}
            </ul>
            {problemCount > problems.length && (
              <p className="pr-muted">
                {IMPORT_REPORT_TEXTS.moreLines(formatNumber(problemCount - problems.length, 0))}
              </p>
            )}
          </div>
        </>
      )}
      {problemCount === 0 && total === 0 && <p>{IMPORT_REPORT_TEXTS.noChange}</p>}
      {problemCount === 0 && total > 0 && (
        <MunicipalityDifferenceList of={differences} total={total} />
      )}
    </>
  );
}
