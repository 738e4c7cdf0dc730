import type { WorkPerformanceDto } from '@pratiche/api';
import { formatMinutes, WORK_STEP_LABELS, WORK_STEPS } from '@pratiche/domain';
import { formatNumber } from '@pratiche/ui';
import { nameOperator } from './CorrectionReasons.js';
import { STEP_TEXTS } from './texts.js';

type Steps = NonNullable<WorkPerformanceDto['steps']>;

/** How long each step of the way takes, and, where it may be seen, with each operator. */
export function StepTimes({
  steps,
  operators,
}: {
  steps: Steps;
  operators: WorkPerformanceDto['operators'];
}) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="wb-steps">
      <h3 id="wb-steps">{STEP_TEXTS.title}</h3>
      <p className="pr-muted">{STEP_TEXTS.about}</p>
      <dl className="wb-facts">
        {steps.map(({ step, median, total }) => (
          <div key={step}>
            <dt>{WORK_STEP_LABELS[step]}</dt>
            <dd>
              {formatMinutes(median)}{' '}
              <span className="pr-muted wb-of">{STEP_TEXTS.measured(total)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <OperatorSteps operators={operators} />
    </section>
  );
}

function OperatorSteps({ operators }: { operators: WorkPerformanceDto['operators'] }) {
  const rows = operators.filter(({ steps = [] }) => steps.length > 0);
  const columns = WORK_STEPS.filter((step) =>
    rows.some(({ steps = [] }) => steps.some((row) => row.step === step)),
  );
  if (rows.length === 0) return null;
  return (
    <div className="wb-tables">
      <div className="wb-scroll" tabIndex={0} role="group" aria-label={STEP_TEXTS.byOperator}>
        <table className="pr-table wb-table">
          <caption>{STEP_TEXTS.byOperator}</caption>
          <thead>
            <tr>
              <th scope="col">{STEP_TEXTS.name}</th>
              {columns.map((step) => (
                <th key={step} scope="col" className="pr-end">
                  {WORK_STEP_LABELS[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.operatorId}>
                <th scope="row">{nameOperator(row)}</th>
                {columns.map((step) => (
                  <td key={step} className="pr-end pr-number">
                    {describeTime(row.steps?.find((one) => one.step === step))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const describeTime = (time: Steps[number] | undefined): string =>
  time === undefined ? '—' : `${formatMinutes(time.median)} (${formatNumber(time.total, 0)})`;
