import { isReturnStatus, SENT_STATUS, STATUSES, type StatusCode } from '../statuses/index.js';

/** Where a dossier stands, as its customer is told by the link. */
export const LINK_STAGES = [
  'collecting',
  'collected',
  'correcting',
  'checking',
  'accepted',
  'filed',
  'completed',
] as const;

export type LinkStage = (typeof LINK_STAGES)[number];

/** What decides the stage of a dossier. */
export interface LinkProgress {
  readonly status: StatusCode;
  /** The back office sent it back, and it was not sent again. */
  readonly isReturned: boolean;
  /** The customer said that their part is complete. */
  readonly isFinished: boolean;
}

export function getLinkStage({ status, isReturned, isFinished }: LinkProgress): LinkStage {
  const { isOpen, isFiled, isCompleted } = STATUSES[status];
  if (isOpen) {
    if (isReturned || isReturnStatus(status)) return 'correcting';
    return isFinished ? 'collected' : 'collecting';
  }
  if (isCompleted) return 'completed';
  if (isFiled) return 'filed';
  return status === SENT_STATUS ? 'checking' : 'accepted';
}

/** Nothing more is to be told, and the link ends some time after. */
export const isFinalStage = (stage: LinkStage): boolean =>
  stage === 'filed' || stage === 'completed';

const EDITABLE_STAGES: readonly LinkStage[] = ['collecting', 'collected', 'correcting'];

/** Whether the link opens the data of its steps; otherwise it tells the stage and nothing else. */
export const isEditableStage = (stage: LinkStage): boolean => EDITABLE_STAGES.includes(stage);
