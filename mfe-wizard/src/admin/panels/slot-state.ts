import type { AdminFileDto } from '@pratiche/api';
import { listMissingFilingParts } from '@pratiche/domain';
import { PANEL_TEXTS } from './texts.js';

export interface SlotState {
  text: string;
  isComplete: boolean;
  className: string;
}

/** What is there of a CPID or receipt, in words; quiet while nothing can be done about it. */
export function describeSlotState(
  document: AdminFileDto,
  { mayUpload, isDoubtful }: { mayUpload: boolean; isDoubtful: boolean },
): SlotState {
  const { name, cpid, file } = document;
  const [missing] = listMissingFilingParts(name, [{ ...document, isRequired: true }]);
  if (missing === undefined && isDoubtful)
    return { text: PANEL_TEXTS.doubtful, isComplete: false, className: 'admin-missing' };
  if (missing === undefined)
    return { text: PANEL_TEXTS.present, isComplete: true, className: 'admin-present' };
  const className = mayUpload ? 'admin-missing' : 'pr-muted';
  if (cpid === null && file === null)
    return {
      text: mayUpload ? PANEL_TEXTS.toUpload : PANEL_TEXTS.notUploaded,
      isComplete: false,
      className,
    };
  return {
    text: missing.lacksNumber ? PANEL_TEXTS.numberMissing : PANEL_TEXTS.documentMissing,
    isComplete: false,
    className,
  };
}
