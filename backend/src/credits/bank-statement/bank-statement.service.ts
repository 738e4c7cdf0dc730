import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  fromHundredths,
  listBankLineKeys,
  matchBankLines,
  NEW_ORDER_STATUS,
  type BankLine,
  type BankLineMatch,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { FileReadingService, type FileReader } from '../../platform/file-reading/index.js';
import { Problem } from '../../platform/http/index.js';
import { OrderDecisionService } from '../package-orders/order-decision.service.js';
import { OrderSearchService, type NamedOrder } from '../package-orders/order-search.service.js';
import { CreditedBankLineRepository } from '../package-orders/credited-bank-line.repository.js';
import type {
  BankLineCreditDto,
  BankStatementCreditDto,
  BankStatementDto,
  BankStatementLineDto,
} from './dto/bank-statement.dto.js';

const STATEMENT_READER: FileReader<{ bytes: Uint8Array }, BankLine[]> = {
  moduleUrl: new URL('./bank-statement.reader.js', import.meta.url),
  advice: 'scarica l’estratto conto di un periodo più breve.',
};

/** Characters of a reference: as many as a random one of 128 bits has. */
const REFERENCE_LENGTH = 22;
/** Lines credited on days near those of the statement are compared with its own. */
const NEAR_DAYS = 3;

interface StatementMatch {
  line: BankLine;
  reference: string;
  match: BankLineMatch;
  order: NamedOrder | null;
}

/** Holds bank statements against announced transfers, and credits the lines that an operator chose. */
@Injectable()
export class BankStatementService {
  constructor(
    private readonly fileReadingService: FileReadingService,
    private readonly orderSearchService: OrderSearchService,
    private readonly orderDecisionService: OrderDecisionService,
    private readonly creditedBankLineRepository: CreditedBankLineRepository,
  ) {}

  /** Reads a statement and says what each line is; stores nothing. */
  async previewStatement(caller: CurrentCaller, bytes: Buffer): Promise<BankStatementDto> {
    const matches = await this.matchStatement(caller, bytes);
    const lines = matches.filter(({ match }) => match.state !== 'out');
    return { lines: lines.map(toLineDto), outgoing: matches.length - lines.length };
  }

  /**
   * Credits the chosen lines, each in a transaction of its own, if they still are what the operator
   * saw. A repeated request credits nothing more.
   */
  async creditLines(
    caller: CurrentCaller,
    bytes: Buffer,
    choice: string,
  ): Promise<BankStatementCreditDto> {
    const matches = await this.matchStatement(caller, bytes);
    const byReference = new Map(matches.map((one) => [one.reference, one]));
    const results: BankLineCreditDto[] = [];
    for (const [reference, orderId] of new Map(choice.split(',').map(readChoice))) {
      const message = await this.creditLine(caller, byReference.get(reference), orderId);
      results.push({ reference, orderId, isCredited: message === null, message });
    }
    return { results };
  }

  /** @returns why the line was not credited */
  private async creditLine(
    caller: CurrentCaller,
    matched: StatementMatch | undefined,
    orderId: number,
  ): Promise<string | null> {
    const { line, reference, match, order } = matched ?? {};
    const isCreditable = match?.state === 'sure' || match?.state === 'likely';
    if (
      line === undefined ||
      reference === undefined ||
      order === null ||
      order === undefined ||
      order.id !== orderId ||
      !isCreditable
    )
      return (
        (match?.reason ?? '') ||
        'La riga non corrisponde più a questo bonifico: carica di nuovo l’estratto conto.'
      );
    try {
      await this.orderDecisionService.confirmOrder(caller, order, null, {
        reference,
        orderId,
        accountId: order.accountId,
        day: line.day,
        amount: line.amountCents,
      });
      return null;
    } catch (error) {
      // The others are credited all the same; what this one ran into is told beside it.
      if (error instanceof Problem && error.status < 500) return error.message;
      throw error;
    }
  }

  private async matchStatement(caller: CurrentCaller, bytes: Buffer): Promise<StatementMatch[]> {
    const lines = await this.fileReadingService.readFile(STATEMENT_READER, () => ({ bytes }), {
      caller: String(caller.id),
    });
    const references = listBankLineKeys(lines).map(hashReference);
    const days = lines.map(({ day }) => day).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const credited = await this.creditedBankLineRepository.listBetween(
      addDays(first, -NEAR_DAYS),
      addDays(last, NEAR_DAYS),
    );
    const known = new Set(credited.map(({ reference }) => reference));
    const settled = new Set(credited.map(({ orderId }) => orderId));
    const orders = [
      ...(await this.orderSearchService.listNamedOrders(NEW_ORDER_STATUS)),
      // Confirmed by hand: the line of a statement may be one of these.
      ...(await this.orderSearchService.listNamedOrders('confirmed')).filter(
        ({ id }) => !settled.has(id),
      ),
    ];
    const byId = new Map(orders.map((order) => [order.id, order]));
    const matches = matchBankLines(lines, orders.map(toStatementOrder), {
      credited: credited.map(({ accountId, day, amount }) => ({
        accountId,
        day,
        amountCents: amount,
      })),
      isCredited: (index) => known.has(references[index] ?? ''),
    });
    return matches.flatMap((match, index): StatementMatch[] => {
      const [line, reference] = [lines[index], references[index]];
      return line === undefined || reference === undefined
        ? []
        : [{ line, reference, match, order: byId.get(match.orderId ?? 0) ?? null }];
    });
  }
}

const hashReference = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, REFERENCE_LENGTH);

const readChoice = (text: string): [string, number] => {
  const [reference = '', orderId] = text.split(':');
  return [reference, Number(orderId)];
};

const toStatementOrder = (order: NamedOrder) => ({
  id: order.id,
  accountId: order.accountId,
  amountCents: order.amount,
  amountDueCents: order.amountDue,
  transferDay: order.transferDay,
  isOpen: order.status === NEW_ORDER_STATUS,
  businessName: order.businessName,
  email: order.email,
  packageName: order.packageName,
  reason: order.reason,
});

const toLineDto = ({ line, reference, match, order }: StatementMatch): BankStatementLineDto => ({
  reference,
  day: line.day,
  amount: fromHundredths(line.amountCents),
  payer: line.payer,
  text: line.text,
  state: match.state,
  reason: match.reason,
  matches: [...match.matches],
  orderId: order?.id ?? null,
  accountId: order?.accountId ?? null,
  businessName: order === null ? null : (order.businessName ?? order.email),
  packageName: order?.packageName ?? null,
  credits: order === null ? null : fromHundredths(order.credits),
});
