import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SIGNATURE_CODE } from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, tooManyRequests, unprocessable } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AttemptLimiterService } from '../../platform/rate-limiting/attempt-limiter.service.js';
import type { SentCodeDto } from './dto/paper-signature.dto.js';
import type { SignatureCodeRequestDto } from './dto/signature-request.dto.js';
import { signatureCodeMail } from './mail/signature-code.mail.js';
import type { PaperSignature } from './paper-signature.repository.js';
import { readEnvelope } from './paper-signature.mapper.js';
import { maskAddress } from './signature-hash.util.js';
import { CODE_RECEIPT } from './signatures.constants.js';
import { SignatureLogService } from './signature-log.service.js';
import { SigningPartyService } from './signing-party.service.js';
import type { SigningParty } from './signing.types.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type CodeCheck = 'right' | 'wrong' | 'expired';

/** Codes that signers get by e-mail: kept as a keyed hash, for ten minutes and five tries. */
@Injectable()
export class SignatureCodeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly config: AppConfig,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly mailQueueService: MailQueueService,
    private readonly signatureLogService: SignatureLogService,
    private readonly signingPartyService: SigningPartyService,
  ) {}

  /**
   * One code for one paper or for several of a signer: it signs none that was not named then.
   * @param others signatures of the same party that the code is for too
   */
  async sendCode(
    party: SigningParty,
    id: number,
    { email, others }: SignatureCodeRequestDto,
  ): Promise<SentCodeDto> {
    const ids = [...new Set([id, ...(others ?? [])])];
    const papers = await this.findOpenSignatures(party, ids);
    const { address, source } = await this.resolveAddress(party, email ?? null);
    await this.assertWithinLimits(papers.map(({ code }) => `${party.dossier.id}:${code}`));
    const sent = new Date();
    const codeExpires = new Date(sent.getTime() + SIGNATURE_CODE.validMinutes * MINUTE_MS);
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const rows = await this.findOpenSignatures(party, ids);
        const code = String(randomInt(0, 10 ** SIGNATURE_CODE.digits)).padStart(
          SIGNATURE_CODE.digits,
          '0',
        );
        const facts = {
          address,
          source,
          expires: codeExpires.toISOString(),
          ...(rows.length > 1 ? { papers: rows.map(toNamedPaper) } : {}),
        };
        for (const row of rows)
          await this.signatureLogService.appendSteps(
            row,
            [{ type: 'code-sent', facts, origin: party.origin }],
            { codeHash: this.hashCode(row, code), codeAddress: address, codeExpires, codeTries: 0 },
          );
        const envelopes = rows.map(readEnvelope);
        await this.mailQueueService.enqueueMail({
          to: address,
          template: signatureCodeMail({
            code,
            titles: envelopes.map(({ title }) => title),
            // Who signs for the company is not warned of the company.
            asker: party.kind === 'beneficiary' ? (envelopes[0]?.company ?? '') : '',
          }),
          receipt: { kind: CODE_RECEIPT, id: rows[0]?.id ?? 0 },
        });
      }),
    );
    return {
      sentTo: maskAddress(address),
      expiresAt: codeExpires.toISOString(),
      triesLeft: SIGNATURE_CODE.maxTries,
      canResendAt: new Date(sent.getTime() + SIGNATURE_CODE.resendSeconds * 1_000).toISOString(),
    };
  }

  /** Compares without counting; the caller writes the step down. */
  checkCode(row: PaperSignature, code: string, now = new Date()): CodeCheck {
    if (
      row.codeHash === null ||
      row.codeExpires === null ||
      row.codeExpires <= now ||
      row.codeTries >= SIGNATURE_CODE.maxTries
    )
      return 'expired';
    const given = Buffer.from(this.hashCode(row, code));
    return timingSafeEqual(given, Buffer.from(row.codeHash)) ? 'right' : 'wrong';
  }

  private async findOpenSignatures(
    party: SigningParty,
    ids: readonly number[],
  ): Promise<PaperSignature[]> {
    const rows: PaperSignature[] = [];
    for (const id of ids) rows.push(await this.signingPartyService.findOpenSignature(party, id));
    return rows;
  }

  private hashCode({ id }: PaperSignature, code: string): string {
    return createHmac('sha256', this.config.jwtSecrets[0])
      .update(`signature-code:${id}:${code}`)
      .digest('hex');
  }

  /** A link that was mailed names the address; another link leaves it to the customer. */
  private async resolveAddress(
    party: SigningParty,
    given: string | null,
  ): Promise<{ address: string; source: string }> {
    const { email } = await this.accountDirectoryService.findDirectoryEntry(
      party.dossier.accountId,
    );
    if (party.kind === 'company') return { address: email, source: 'account' };
    const address = party.link.email ?? given;
    if (address === null || address === '')
      throw badRequest('Inserisci l’e-mail a cui mandare il codice.', 'invalid-data', {
        errors: [{ field: 'email', message: 'Inserire Email Valida' }],
      });
    if (address.toLowerCase() === email.toLowerCase())
      throw unprocessable(
        'Il codice va alla tua e-mail, non a quella dell’impresa che segue la pratica.',
        'address-refused',
        { errors: [{ field: 'email', message: 'Indica la tua e-mail.' }] },
      );
    return { address, source: party.link.email === null ? 'signer' : 'link' };
  }

  private async assertWithinLimits(keys: readonly string[]): Promise<void> {
    const waitMs = await this.attemptLimiterService.consumeAttempt(
      keys.flatMap((key) => [
        {
          kind: 'signature-code',
          key,
          allowed: 1,
          windowMs: SIGNATURE_CODE.resendSeconds * 1_000,
        },
        {
          kind: 'signature-code-hour',
          key,
          allowed: SIGNATURE_CODE.maxPerHour,
          windowMs: HOUR_MS,
        },
      ]),
    );
    if (waitMs > 0)
      throw tooManyRequests(
        'Hai già chiesto un codice: aspetta un momento prima di chiederne un altro.',
        'too-many-codes',
        { retryAfter: Math.ceil(waitMs / 1_000) },
      );
  }
}

/** What the record of each paper says of those that share its code. */
const toNamedPaper = ({ code, documentSha256 }: PaperSignature) => ({
  paper: code,
  documentSha256,
});
