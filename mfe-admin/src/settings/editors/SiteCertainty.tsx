import type { SettingHistoryDto } from '@pratiche/api';
import type { Certainty, SiteChanges } from '@pratiche/domain';
import { Button, DateText } from '@pratiche/ui';
import { findConfirmation } from './enea-site-rows.js';
import { ENEA_SITE_TEXTS as TEXTS } from './texts.js';

interface SiteCertaintyProps {
  name: string;
  /** Certainty without a confirmation. */
  certainty: Certainty;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  history: SettingHistoryDto;
  validFrom: string;
  /** Tells entries of the history that hold the confirmation. */
  isConfirmedIn: (changes: SiteChanges) => boolean;
}

/** Shows how sure a question or an option of the site is, to be confirmed with one touch. */
export function SiteCertainty({ name, certainty, isConfirmed, ...props }: SiteCertaintyProps) {
  const { onConfirm, history, validFrom, isConfirmedIn } = props;
  if (!isConfirmed)
    return certainty === 'twice' ? (
      <span className="ad-zone-read">{TEXTS.sure}</span>
    ) : (
      <>
        <span className="pr-mark">{TEXTS.unsure}</span>{' '}
        <Button size="small" aria-label={TEXTS.confirmOf(name)} onClick={() => onConfirm(true)}>
          {TEXTS.confirm}
        </Button>
      </>
    );
  const entry = findConfirmation(history, validFrom, isConfirmedIn);
  return (
    <>
      <strong>{TEXTS.confirmed}</strong>{' '}
      <span className="pr-muted">
        {entry === null ? (
          TEXTS.toSave
        ) : (
          <>
            {entry.author ?? TEXTS.byPortal}, <DateText value={entry.createdAt} />
          </>
        )}
      </span>{' '}
      <Button size="small" aria-label={TEXTS.takeBackOf(name)} onClick={() => onConfirm(false)}>
        {TEXTS.takeBack}
      </Button>
    </>
  );
}
