import { PageHeader } from '@pratiche/ui';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

const CARD_LINES = 10;

/** In place of who asks and of the first card, as high as they are: nothing jumps when they come. */
export const LinkSkeleton = () => (
  <div className="wz wz-beneficiary" role="status" aria-busy="true">
    <PageHeader title={TEXTS.pageTitle} />
    <span className="pr-visually-hidden">{TEXTS.openingData}</span>
    <div className="pr-skeleton" aria-hidden="true">
      <span />
      <span />
    </div>
    <section className="wz-section pr-card wz-skeleton-card" aria-hidden="true">
      <div className="pr-skeleton">
        {Array.from({ length: CARD_LINES }, (_, line) => (
          <span key={line} />
        ))}
      </div>
    </section>
  </div>
);
