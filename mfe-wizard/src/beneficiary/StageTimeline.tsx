import type { LinkFilingDto } from '@pratiche/api';
import { type LinkStage, listLinkStations } from '@pratiche/domain';
import { CheckOutlined, formatMomentDay } from '@pratiche/ui';
import { GIVEN_TEXTS, STATION_TEXTS, BENEFICIARY_TEXTS as TEXTS } from './texts.js';

interface StageTimelineProps {
  stage: LinkStage;
  /** Last sending to the back office. */
  sentAt: string | null;
  /** What ENEA gave, of a dossier that is filed. */
  filings?: readonly LinkFilingDto[] | undefined;
}

/** The way of a dossier to ENEA, with what is done and where it is now. */
export function StageTimeline({ stage, sentAt, filings }: StageTimelineProps) {
  return (
    <ol className="wz-stations" aria-label={TEXTS.stations}>
      {listLinkStations(stage, filings).map(({ name, isDone, isReached, isGiven }) => {
        const isNow = isReached && !isDone;
        const day = name === 'handedIn' && isDone ? sentAt : null;
        const label = (isGiven && GIVEN_TEXTS[name]) || STATION_TEXTS[name];
        return (
          <li
            key={name}
            className={isDone ? 'wz-station-done' : isNow ? 'wz-station-now' : ''}
            aria-current={isReached ? 'step' : undefined}
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
