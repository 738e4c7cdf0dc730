import type { SignablePaperDto } from '@pratiche/api';
import { isEndByChange, quoteTitles, shortenEndByChange } from '@pratiche/domain/signatures';
import { SIGNING_LINE_TEXTS as TEXTS } from './line-texts.js';
import { findEndedSignature, isShown } from './paper-state.js';

/** Above the documents, once for each change of a printed value: which papers are signed again. */
export function LostSignaturesNote({ papers }: { papers: readonly SignablePaperDto[] }) {
  const titlesByReason = new Map<string, string[]>();
  for (const paper of papers) {
    const reason = findEndedSignature(paper)?.reason ?? '';
    if (!isShown(paper) || !isEndByChange(reason)) continue;
    const short = shortenEndByChange(reason);
    titlesByReason.set(short, [...(titlesByReason.get(short) ?? []), paper.title]);
  }
  return [...titlesByReason].map(([reason, titles]) => (
    <p key={reason} className="wz-asked-again">
      {TEXTS.signaturesLost(reason, quoteTitles(titles), titles.length > 1)}
    </p>
  ));
}
