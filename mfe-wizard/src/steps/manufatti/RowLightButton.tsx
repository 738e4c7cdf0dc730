import { type CheckResult, type RowCheck, type RowLight, continueSentence } from '@pratiche/domain';
import {
  CheckCircleOutlined,
  Dialog,
  EditOutlined,
  ExclamationCircleOutlined,
  QuestionCircleOutlined,
  WarningOutlined,
} from '@pratiche/ui';
import { memo, startTransition, useState } from 'react';
import { findFieldLabel } from '../../catalog/field-catalog.js';
import type { ProductListName } from '../../catalog/product-lists.js';
import { useRowChecks } from './useRowChecks.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

const LIGHT_LABELS: Readonly<Record<RowLight, { words: string; Icon: typeof EditOutlined }>> = {
  green: { words: TEXTS.fine, Icon: CheckCircleOutlined },
  amber: { words: TEXTS.check, Icon: WarningOutlined },
  red: { words: TEXTS.correct, Icon: ExclamationCircleOutlined },
  open: { words: TEXTS.complete, Icon: EditOutlined },
  unknown: { words: TEXTS.limitToCheck, Icon: QuestionCircleOutlined },
};
/** What windows are judged by first is their transmittance. */
const WITHIN_LIMIT = { ...LIGHT_LABELS.green, words: TEXTS.withinLimit };
/** A limit of which we do not know yet whether it is still in force is ours to check, and the light says so. */
const WITHIN_OURS = { ...LIGHT_LABELS.green, words: TEXTS.withinLimitWeCheck };
const describeLimit = (checks: readonly RowCheck[]) =>
  checks.some(({ isOurs }) => isOurs === true) ? WITHIN_OURS : WITHIN_LIMIT;
/** What cannot be told yet has no colour. */
const getLightColour = (light: RowLight): string => (light === 'unknown' ? 'open' : light);

const CHECK_RESULT_LABELS: Readonly<
  Record<CheckResult, { words: string; colour: string; Icon: typeof EditOutlined }>
> = {
  wrong: { words: TEXTS.broken, colour: 'red', Icon: ExclamationCircleOutlined },
  doubt: { words: TEXTS.check, colour: 'amber', Icon: WarningOutlined },
  open: { words: TEXTS.complete, colour: 'open', Icon: EditOutlined },
  unknown: { words: TEXTS.notYet, colour: 'open', Icon: QuestionCircleOutlined },
  ok: { words: TEXTS.kept, colour: 'green', Icon: CheckCircleOutlined },
};
const CHECK_RESULT_ORDER = Object.keys(CHECK_RESULT_LABELS) as CheckResult[];

interface RowLightButtonProps {
  list: ProductListName;
  index: number;
  /** "Serramento 2". */
  name: string;
  /** Shows the errors and warnings as text beside the light. */
  spoken?: boolean;
}

/** Status light of a row; a tap shows every rule with its result, the limit and its source. */
export const RowLightButton = memo(function RowMark({
  list,
  index,
  name,
  spoken = false,
}: RowLightButtonProps) {
  const { light, checks } = useRowChecks(list, index);
  // The window is not made before it is wanted, and stays then: it gives the focus back when it closes.
  const [open, setOpen] = useState<boolean | null>(null);
  const { words, Icon } =
    list === 'serramenti' && light === 'green' ? describeLimit(checks) : LIGHT_LABELS[light];
  // A window is dear to draw: the press is answered first.
  const show = (isOpen: boolean) => startTransition(() => setOpen(isOpen));
  return (
    <>
      <button
        type="button"
        className={`wz-mark wz-mark-${getLightColour(light)}`}
        aria-haspopup="dialog"
        onClick={() => show(true)}
        aria-label={TEXTS.why(name, words.toLowerCase())}
        title={words}
      >
        <Icon aria-hidden="true" />
        <span>{words}</span>
      </button>
      {spoken && light !== 'green' && (
        <span className={`wz-mark-text wz-mark-text-${getLightColour(light)}`}>
          <RowLightText list={list} light={light} checks={checks} />
        </span>
      )}
      {open !== null && (
        <Dialog open={open} title={`${name}: ${words.toLowerCase()}`} onClose={() => show(false)}>
          <ul className="wz-reasons">
            {CHECK_RESULT_ORDER.flatMap((result) =>
              checks.filter((check) => check.result === result),
            ).map((check) => (
              <RowCheckReason
                key={`${check.field} ${check.rule} ${check.message}`}
                check={check}
                message={describeCheck(list, check)}
              />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
});

/** A doubt may be about any number of the row, so that it begins with the name of its field. */
function describeCheck(list: ProductListName, { result, field, message }: RowCheck): string {
  const label = result === 'doubt' ? findFieldLabel(`manufatti.${list}.0.${field}`) : null;
  return label === null ? message : `${label}: ${continueSentence(message)}`;
}

/** A check that waits for a later step asks nothing of the fitter here. */
const isForFitter = ({ field }: RowCheck): boolean => field !== '';

/** Only what gives the light its colour, with the doubts about a number that is wrong anyway. */
function RowLightText({
  list,
  light,
  checks,
}: {
  list: ProductListName;
  light: RowLight;
  checks: readonly RowCheck[];
}) {
  const result = { red: 'wrong', amber: 'doubt', open: 'open', unknown: 'unknown', green: 'ok' }[
    light
  ];
  const said = checks.filter(
    (check) => check.result === result && (light !== 'unknown' || isForFitter(check)),
  );
  const isAlsoDoubted = ({ result: other, field }: RowCheck) =>
    light === 'red' && other === 'doubt' && said.some((check) => check.field === field);
  const advice = checks.filter(isAlsoDoubted).map(({ message }) => message);
  return (
    <>
      {joinSentences(said.map((check) => describeCheck(list, check)))}
      {advice.length > 0 && (
        <span className="wz-mark-advice wz-mark-text-amber">{joinSentences(advice)}</span>
      )}
    </>
  );
}

const joinSentences = (messages: readonly string[]): string =>
  messages.map((message) => (message.endsWith('.') ? message : `${message}.`)).join(' ');

function RowCheckReason({
  check: { result, rule, value, limit, source },
  message,
}: {
  check: RowCheck;
  message: string;
}) {
  const { words, colour, Icon } = CHECK_RESULT_LABELS[result];
  return (
    <li className={`wz-reason-${colour}`}>
      <p className="wz-reason-head">
        <span className={`wz-mark-text-${colour}`}>
          <Icon aria-hidden="true" /> {words}
        </span>{' '}
        <strong>{message}</strong>
      </p>
      <dl>
        <div>
          <dt>{TEXTS.rule}</dt>
          <dd>{rule}</dd>
        </div>
        {value && (
          <div>
            <dt>{TEXTS.value}</dt>
            <dd>{value}</dd>
          </div>
        )}
        {limit && (
          <div>
            <dt>{TEXTS.limit}</dt>
            <dd>{limit}</dd>
          </div>
        )}
        {source && (
          <div>
            <dt>{TEXTS.source}</dt>
            <dd>{source}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
