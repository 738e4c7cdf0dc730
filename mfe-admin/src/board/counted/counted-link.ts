import type { CountedFigure } from '@pratiche/domain';

export interface CountedLinkQuery {
  day: string;
  serviceType?: string;
  operatorId?: string;
  reason?: string;
  /** Title of a ready text. */
  template?: string;
  /** Only requests without the words of any ready text. */
  noTemplate?: 'yes';
}

/** The list of what a figure of the board counts. */
export const countedLink = (figure: CountedFigure, query: CountedLinkQuery): string =>
  `/administration/board/counted?${new URLSearchParams({ figure, ...query })}`;
