import type { StepId } from '@pratiche/domain';
import { useDossierForm, useDossierState } from '../../form/dossier-session-context.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';
import { buildReviewBlocks } from './review-blocks.js';
import { ReviewDoubts } from './ReviewDoubts.js';
import type { OpenDoubt } from './useOpenDoubts.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../../form/useDossierRules.js';

const isTaxCodeLike = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Z0-9]{16}$/.test(value);

/** The page to read before sending: warnings first, then every step, folded, with a way back to it. */
export function Review({ doubts }: { doubts: readonly OpenDoubt[] }) {
  const rules = useDossierRules();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const { openStep } = useWizardNavigationContext();
  const titleOf = (id: StepId) => steps.find((step) => step.id === id)?.title ?? '';
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-riepilogo">
      <h3 id="titolo-riepilogo" tabIndex={-1}>
        {TEXTS.readBeforeSending}
      </h3>
      <ReviewDoubts doubts={doubts} />
      <div className="wz-reviews">
        {buildReviewBlocks(form, rules).map(({ step, blocks }) => (
          <div key={step} className="wz-review">
            <details>
              <summary>
                <h4>{titleOf(step)}</h4>
              </summary>
              {blocks.map(({ title, lines }) => (
                <div key={title ?? step}>
                  {title && <h5>{title}</h5>}
                  <dl>
                    {lines.map(({ label, value }) => (
                      <div
                        key={label}
                        className={isTaxCodeLike(value) ? 'wz-review-code' : undefined}
                      >
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </details>
            {steps.find(({ id }) => id === step)?.reachable !== false && (
              <button
                type="button"
                className="pr-link-button wz-review-edit"
                onClick={() => openStep(step)}
                aria-label={TEXTS.editStep(titleOf(step))}
              >
                {TEXTS.edit}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
