import type { PaperSignatureDto, SignablePaperDto } from '@pratiche/api';
import { shortenEndByChange } from '@pratiche/domain/signatures';
import { formatMoment } from '@pratiche/ui';

/** What papers to sign say in a list and beside a document, and what their downloads say. */
export const SIGNING_TEXTS = {
  signOnline: 'Firma online',
  signOnlineOf: (title: string) => `Firma online: ${title}`,
  notReady: (isPlural: boolean) =>
    `Non ancora pronta per la firma online. ${isPlural ? 'Mancano' : 'Manca'}:`,
  signLater: 'Lo firmi più avanti da questo link: prima l’azienda completa i dati dei lavori.',
  inStep: (name: string, step: string) => `${name}, nel passo «${step}»`,
  inProfile: (name: string) => `${name}, nel profilo`,
  sign: 'Firma',
  signPaper: (title: string) => `Firma: ${title}`,
  signedPaper: 'Documento firmato',
  downloadSigned: (title: string) => `Scarica il documento firmato: ${title}`,
  signedFailed: 'Il documento non è stato scaricato',
  signatureCertificate: 'Certificato di firma',
  downloadCertificate: (title: string) => `Scarica il certificato di firma: ${title}`,
  cancel: 'Annulla',
} as const;

/** The state of a paper in a line, where it lacks no value. */
export function signatureStateText(paper: SignablePaperDto): string {
  const { signature, obstacle, canSign } = paper;
  if (signature?.state === 'signed' && signature.signedAt !== null)
    return `Firmata online il ${formatMoment(signature.signedAt)} da ${signature.signer.name}`;
  if (paper.isUploaded) return 'Caricata già firmata';
  if (!canSign) return obstacle ?? 'Non puoi firmare online';
  return signature?.state === 'opened' || signature?.state === 'code-sent'
    ? 'Aperta, da firmare'
    : 'Da firmare';
}

/** Why a signature no longer holds, and what to do. */
export function endedSignatureText({ state, reason }: PaperSignatureDto): string {
  const why = reason === null || reason === '' ? '.' : `: ${toClause(reason)}.`;
  if (state === 'voided') return `La firma non vale più${why} Serve una nuova firma.`;
  if (state === 'refused') return `La firma è stata rifiutata${why}`;
  return `Il tempo per firmare è finito${why} Apri di nuovo il documento.`;
}

/** Reasons come with and without a full stop; of several printed values the first is enough here. */
const toClause = (reason: string): string => shortenEndByChange(reason).replace(/[.\s]+$/, '');

/** What refusing and withdrawing a signature says, in one place to proofread. */
export const REFUSAL_TEXTS = {
  open: 'Non voglio firmare',
  label: 'Perché non firmi?',
  help: (company: string) =>
    `Lo legge ${company}, che può correggere il documento e chiederti di nuovo la firma.`,
  submit: 'Rifiuta la firma',
} as const;

export const WITHDRAWAL_TEXTS = {
  open: 'Ritira la firma',
  openOf: (title: string) => `Ritira la firma: ${title}`,
  label: 'Perché ritiri la firma?',
  help: 'Resta scritto nel registro della firma; il documento torna da firmare.',
  submit: 'Ritira la firma',
} as const;

export const REASON_MISSING = 'Scrivi il motivo.';
