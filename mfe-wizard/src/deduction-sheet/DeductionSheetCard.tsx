import { downloadFile } from '@pratiche/api';
import {
  type BeneficiaryEstimate,
  type DeductionEstimate,
  formatCents,
  getTodayInRome,
} from '@pratiche/domain';
import { CheckboxField, SelectField, useApi, WarningOutlined } from '@pratiche/ui';
import { NumberField } from '@pratiche/ui/form';
import { SaveAndDownloadButton } from '../form/SaveAndDownloadButton.js';
import { listYearChoices, useDeductionSheet } from './useDeductionSheet.js';
import { DEDUCTION_TEXTS as TEXTS } from './texts.js';

const REAL_RIGHT = TEXTS.ofRightHolder;

type Sheet = ReturnType<typeof useDeductionSheet>;

/** The customer's deduction, on the screen and as a printable page to hand over. */
export function DeductionSheetCard({ moduleId }: { moduleId: number }) {
  const sheet = useDeductionSheet();
  const { expense, year, assumption } = sheet;
  const thisYear = Number(getTodayInRome().slice(0, 4));
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-stima">
      <details className="wz-fold">
        <summary>
          <h3 id="titolo-stima">{TEXTS.title}</h3>{' '}
          {sheet.sumCents !== null && (
            <span className="pr-muted pr-number">{formatCents(sheet.sumCents)}</span>
          )}
        </summary>
        <div className="wz-grid">
          <NumberField
            id="stima-spesa"
            label={TEXTS.expense}
            unit="€"
            thousands
            value={expense}
            onChange={sheet.setExpense}
            help={TEXTS.expenseHelp}
          />
          <SelectField
            id="stima-anno"
            label={TEXTS.paymentYear}
            clearable={false}
            value={year}
            choices={listYearChoices(Math.max(thisYear, year) + 1)}
            onChange={(value) => value !== null && sheet.setYear(value)}
          />
        </div>
        <RealRightQuestions sheet={sheet} />
        <div role="status">
          <Figures sheet={sheet} />
        </div>
        {sheet.isShareMissing && (
          <p className="pr-field-warning">
            <WarningOutlined aria-hidden="true" /> {TEXTS.sharesMissing}
          </p>
        )}
        {assumption !== null && (
          <p className="pr-field-warning">
            <WarningOutlined aria-hidden="true" /> {assumption}
          </p>
        )}
        {sheet.estimate !== null && <DownloadButton moduleId={moduleId} sheet={sheet} />}
      </details>
    </section>
  );
}

const Figures = ({ sheet: { estimate, shares, noDeduction } }: { sheet: Sheet }) =>
  estimate === null ? (
    <span className="pr-muted">{noDeduction ?? TEXTS.expenseMissing}</span>
  ) : shares === null ? (
    <DeductionSentence estimate={estimate} />
  ) : (
    <DeductionShares shares={shares} />
  );

/** What ENEA's title 1 leaves open, of each whom it concerns. */
const RealRightQuestions = ({
  sheet: { questions, shares, beneficiaries, realRights, setRealRight },
}: {
  sheet: Sheet;
}) =>
  questions.map((place) => (
    <CheckboxField
      key={place}
      id={place === 0 ? 'stima-diritto-reale' : `stima-diritto-reale-${place}`}
      label={`${shares === null ? TEXTS.whoAsks : beneficiaries[place]?.name || TEXTS.whoAsksNumber(place + 1)} ${REAL_RIGHT}`}
      value={realRights.includes(place)}
      onChange={(hasRight) => setRealRight(place, hasRight)}
    />
  ));

function DownloadButton({ moduleId, sheet }: { moduleId: number; sheet: Sheet }) {
  const api = useApi();
  const { year, expense, realRights } = sheet;
  const others = realRights.filter((place) => place > 0);
  return (
    <div>
      <SaveAndDownloadButton
        text={TEXTS.download}
        failure={TEXTS.downloadFailed}
        fetch={() =>
          downloadFile(api, '/api/Module/deduction-estimate/{id}', {
            path: { id: moduleId },
            query: {
              year,
              ...(realRights.includes(0) ? { realRight: 'true' as const } : {}),
              ...(others.length > 0 ? { otherRealRights: others.join(',') } : {}),
              expense: Math.round((expense ?? 0) * 100) / 100,
            },
          })
        }
      />
    </div>
  );
}

const CAPPED = TEXTS.limited;

/** The deduction of a single beneficiary, in a sentence. */
const DeductionSentence = ({ estimate }: { estimate: DeductionEstimate }) => (
  <>
    {TEXTS.deductionOf(estimate.rate)}{' '}
    <strong className="pr-number">{formatCents(estimate.deductionCents)}</strong>
    {TEXTS.about} <span className="pr-number">{formatCents(estimate.yearlyCents)}</span>{' '}
    {TEXTS.yearlyFor(estimate.years)}
    {estimate.isCapped && ` ${CAPPED}`} <span className="pr-muted">{TEXTS.noTaxValue}</span>
  </>
);

/** The deduction of each of several beneficiaries. */
const DeductionShares = ({ shares }: { shares: readonly BeneficiaryEstimate[] }) => (
  <>
    <ul className="wz-shares">
      {shares.map((share, place) => (
        <li key={place}>
          {TEXTS.shareOf(share.beneficiary.name || TEXTS.beneficiary(place + 1), share.rate)}{' '}
          <span className="pr-number">{formatCents(share.expenseCents)}</span>,{' '}
          <strong className="pr-number">{formatCents(share.deductionCents)}</strong>
          {TEXTS.about} <span className="pr-number">{formatCents(share.yearlyCents)}</span>{' '}
          {TEXTS.yearlyFor(share.years)}
        </li>
      ))}
    </ul>
    {shares.some(({ isCapped }) => isCapped) && `${CAPPED} `}
    <span className="pr-muted">{TEXTS.noTaxValue}</span>
  </>
);
