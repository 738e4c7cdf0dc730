import type { LinkStage } from '@pratiche/domain';
import { CheckOutlined, formatMomentDay } from '@pratiche/ui';
import { STATIONS } from './link-stage-texts.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

interface StageTimelineProps {
  stage: LinkStage;
  /** Last sending to the back office. */
  sentAt: string | null;
}

/** The way of a dossier to ENEA, with what is done and where it is now. */
export function StageTimeline({ stage, sentAt }: StageTimelineProps) {
  const now = STATIONS.findIndex(({ stages }) => stages.includes(stage));
  return (
    <ol className="wz-stations" aria-label={TEXTS.stations}>
      {STATIONS.map(({ stages, label }, index) => {
        // A station that is reached is done, except while something is still expected at it.
        const isAwaited = stage === 'collecting' || stage === 'correcting';
        const isDone = index < now || (index === now && !isAwaited);
        const isNow = index === now && isAwaited;
        const day = stages.includes('checking') && isDone ? sentAt : null;
        return (
          <li
            key={label}
            className={isDone ? 'wz-station-done' : isNow ? 'wz-station-now' : ''}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className="wz-station-mark" aria-hidden="true">
              {isDone && <CheckOutlined />}
            </span>
            <span>
              {stage === 'correcting' && isNow ? TEXTS.toCorrect : label}
              {day !== null && TEXTS.onDay(formatMomentDay(day))}
              <span className="pr-visually-hidden">
                {isDone ? TEXTS.done : isNow ? TEXTS.now : TEXTS.ahead}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
