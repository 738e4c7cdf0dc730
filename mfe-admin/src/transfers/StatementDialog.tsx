import {
  readData,
  toFormData,
  type BankLineCreditDto,
  type BankStatementDto,
  type BankStatementLineDto,
} from '@pratiche/api';
import { ORDER_MATCH_LABELS, selectPlural } from '@pratiche/domain';
import {
  Button,
  DateText,
  Dialog,
  formatCreditCount,
  formatEuro,
  Money,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { OfficeUploadField } from '@pratiche/ui/office';
import { useState } from 'react';
import { STATEMENT_TEXTS as TEXTS } from './texts.js';

interface StatementDialogProps {
  onClose: () => void;
  /** Some lines were credited. */
  onCredited: () => void;
}

const MAX_BYTES = 4_000_000;
/** Lines of a part that are listed; the others are counted. */
const SHOWN_LINES = 200;

const isSelectable = ({ state }: BankStatementLineDto): boolean =>
  state === 'sure' || state === 'likely';

/** The chosen file, what its lines are, those ticked and the two calls. */
function useStatement(onCredited: () => void) {
  const api = useApi();
  const [file, setFile] = useState<File | null>(null);
  const [statement, setStatement] = useState<BankStatementDto | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<readonly BankLineCreditDto[] | null>(null);
  const { busy, failure, runAction } = useAsyncAction();

  const readFile = (chosen: File) =>
    runAction(async () => {
      setFile(chosen);
      setStatement(null);
      setResults(null);
      const read = await readData(
        api.POST('/api/PackageOrders/bank-statement', {
          body: { file: chosen },
          bodySerializer: toFormData,
        }),
      );
      setStatement(read);
      setTicked(
        new Set(
          read.lines.filter(({ state }) => state === 'sure').map(({ reference }) => reference),
        ),
      );
    });

  const chosenLines = (statement?.lines ?? []).filter(
    (line) => isSelectable(line) && ticked.has(line.reference),
  );

  const creditLines = () =>
    runAction(async () => {
      if (file === null) return;
      const lines = chosenLines.map(({ reference, orderId }) => `${reference}:${orderId}`);
      const answer = await readData(
        api.POST('/api/PackageOrders/bank-statement/credits', {
          body: { lines: lines.join(','), file },
          bodySerializer: toFormData,
        }),
      );
      setResults(answer.results);
      onCredited();
    });

  const toggle = (reference: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(reference)) after.add(reference);
      return after;
    });

  return {
    file,
    statement,
    ticked,
    toggle,
    chosenLines,
    results,
    busy,
    failure,
    readFile,
    creditLines,
  };
}

/** The bank's statement held against the announced transfers: each line with its reason, confirmed together. */
export function StatementDialog({ onClose, onCredited }: StatementDialogProps) {
  const { file, statement, ticked, toggle, chosenLines, results, busy, failure, ...steps } =
    useStatement(onCredited);
  const isDone = results !== null;
  return (
    <Dialog
      open
      title={TEXTS.title}
      width={900}
      onClose={onClose}
      persistent={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {isDone ? TEXTS.close : TEXTS.cancel}
          </Button>
          {!isDone && (
            <Button
              type="primary"
              loading={busy && statement !== null}
              disabled={chosenLines.length === 0}
              onClick={() => void steps.creditLines()}
            >
              {selectPlural(
                chosenLines.length,
                TEXTS.confirmOne,
                TEXTS.confirmSeveral(chosenLines.length),
              )}
            </Button>
          )}
        </>
      }
    >
      <div className="ad-statement">
        <p>{TEXTS.about}</p>
        <OfficeUploadField
          id="estratto-conto"
          label={TEXTS.file}
          accept=".xml,.csv,.txt"
          disabled={busy}
          maxBytes={MAX_BYTES}
          tooLarge={TEXTS.tooLarge}
          value={file}
          onChange={(chosen) => {
            if (chosen !== null) void steps.readFile(chosen);
          }}
        />
        <div aria-live="polite">
          {busy && statement === null && <p>{TEXTS.reading}</p>}
          {results !== null && <CreditResults results={results} lines={statement?.lines ?? []} />}
          {statement !== null && results === null && (
            <StatementLines statement={statement} ticked={ticked} onToggle={toggle} />
          )}
        </div>
        {failure !== null && (
          <p className="pr-field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface StatementLinesProps {
  statement: BankStatementDto;
  ticked: ReadonlySet<string>;
  onToggle: (reference: string) => void;
}

/** The lines by what becomes of them: those to credit first. */
function StatementLines({ statement: { lines, outgoing }, ticked, onToggle }: StatementLinesProps) {
  const parts = [
    { title: TEXTS.sure, lines: lines.filter(isSelectable) },
    { title: TEXTS.check, lines: lines.filter(({ state }) => state === 'check') },
    { title: TEXTS.credited, lines: lines.filter(({ state }) => state === 'credited') },
    { title: TEXTS.none, lines: lines.filter(({ state }) => state === 'none') },
  ];
  return (
    <>
      {parts[0]?.lines.length === 0 && <p>{TEXTS.nothingSure}</p>}
      {parts
        .filter((part) => part.lines.length > 0)
        .map((part) => (
          <section key={part.title} aria-label={part.title}>
            <h2>
              {part.title} <span className="pr-number">{part.lines.length}</span>
            </h2>
            <ul className="ad-statement-lines">
              {part.lines.slice(0, SHOWN_LINES).map((line) => (
                <li key={line.reference}>
                  <StatementLine
                    line={line}
                    isTicked={ticked.has(line.reference)}
                    onToggle={() => onToggle(line.reference)}
                  />
                </li>
              ))}
            </ul>
            {part.lines.length > SHOWN_LINES && (
              <p className="pr-muted">{TEXTS.more(part.lines.length - SHOWN_LINES)}</p>
            )}
          </section>
        ))}
      {outgoing > 0 && <p className="pr-muted">{TEXTS.outgoing(outgoing)}</p>}
    </>
  );
}

interface StatementLineProps {
  line: BankStatementLineDto;
  isTicked: boolean;
  onToggle: () => void;
}

/** Day, sum and text of the bank, and which transfer it is or why none. */
function StatementLine({ line, isTicked, onToggle }: StatementLineProps) {
  const { day, amount, payer, text, reason, matches, orderId, businessName, packageName, credits } =
    line;
  const order =
    orderId === null
      ? null
      : TEXTS.order(
          orderId,
          businessName ?? '',
          packageName ?? '',
          formatCreditCount(credits ?? 0),
        );
  const why =
    matches.length === 0
      ? ''
      : TEXTS.matches(matches.map((match) => ORDER_MATCH_LABELS[match]).join(', '));
  const words = (
    <span className="ad-statement-line">
      <span className="ad-statement-head">
        <DateText value={day} />{' '}
        <strong>
          <Money value={amount} />
        </strong>{' '}
        <span className="ad-statement-text" title={`${payer} ${text}`}>
          {payer} {text}
        </span>
      </span>
      <span className="pr-muted">{[order, why, reason].filter(Boolean).join(' · ')}</span>
    </span>
  );
  return isSelectable(line) ? (
    <label>
      <input type="checkbox" checked={isTicked} onChange={onToggle} />
      {words}
    </label>
  ) : (
    words
  );
}

/** What was credited, and why the rest was not. */
function CreditResults({
  results,
  lines,
}: {
  results: readonly BankLineCreditDto[];
  lines: readonly BankStatementLineDto[];
}) {
  const credited = results.filter(({ isCredited }) => isCredited);
  const refused = results.filter(({ isCredited }) => !isCredited);
  const sumOf = (reference: string) =>
    formatEuro(lines.find((line) => line.reference === reference)?.amount ?? 0);
  return (
    <>
      <p>
        <strong>
          {selectPlural(credited.length, TEXTS.doneOne, TEXTS.doneSeveral(credited.length))}
        </strong>
      </p>
      {refused.length > 0 && (
        <>
          <p>{TEXTS.notDone}</p>
          <ul className="ad-statement-lines">
            {refused.map(({ reference, orderId, message }) => (
              <li key={reference}>{TEXTS.refused(orderId, sumOf(reference), message ?? '')}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
