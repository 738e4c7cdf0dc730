/** Where a draft opens: with doubts at its review, which says what they are. */
export const toDraftPath = (id: number, doubts: number): string =>
  `/modules/edit/${id}${doubts > 0 ? '?schermata=invio' : ''}`;
