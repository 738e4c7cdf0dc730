import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DossierDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { ecobonusForm, ORTENSIA } from '../kit/dossier-fixtures.js';
import { HttpClient, type HttpResponse, type RequestOptions } from '../kit/http-client.js';
import { createRejectForm } from '../kit/multipart-forms.js';
import type { Member } from '../kit/dossier-flow.js';
import type { SeededRandom } from './seeded-random.js';

/** What a client was told was done. Everything told must be found at the end. */
export interface History {
  created: { id: number; key: string }[];
  sent: { id: number; key: string }[];
  returned: number[];
  accepted: number[];
  recharged: { key: string; packageId: number }[];
  requests: number;
  /** Requests that had to be repeated, because an answer was lost or said 5xx. */
  repeated: number;
}

export const createHistory = (): History => ({
  created: [],
  sent: [],
  returned: [],
  accepted: [],
  recharged: [],
  requests: 0,
  repeated: 0,
});

const PATIENCE_MS = 120_000;
/** As nginx turns to the other process. */
const ANSWER_MS = 8_000;

/** Between two dossiers of a person; the workers of a busy machine have to keep up. */
const PAUSE_MS = [300, 1_200] as const;

export interface Cast {
  owner: Member;
  operator: Member;
  offerId: number;
  origins: readonly string[];
  addDocuments: (dossierId: number) => Promise<void>;
}

/** One person at a time: creates, sends, returns, accepts and recharges, and repeats what was not answered. */
export class WorkloadClient {
  private turn = 0;

  constructor(
    private readonly cast: Cast,
    private readonly random: SeededRandom,
    private readonly history: History,
  ) {}

  async runUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.takeStep();
      await pause(this.random.between(...PAUSE_MS));
    }
  }

  private async takeStep(): Promise<void> {
    const { owner, operator, offerId, addDocuments } = this.cast;
    const key = randomUUID();
    const made = await this.insist(owner, 'PUT', 'Module', {
      json: this.drawForm(),
      headers: { 'idempotency-key': key },
    });
    const { id } = made.json<DossierDto>();
    this.history.created.push({ id, key });
    await addDocuments(id);
    const sendKey = randomUUID();
    const sent = await this.insist(owner, 'POST', `Module/send/${id}`, {
      headers: { 'idempotency-key': sendKey },
    });
    if (sent.status === 200) this.history.sent.push({ id, key: sendKey });
    const luck = this.random.next();
    if (luck < 0.3) {
      const answer = await this.insist(operator, 'POST', 'module/rejectmodule', () => ({
        form: createRejectForm(id, 'WAITING', 'Manca una pagina'),
      }));
      if (answer.status === 200) this.history.returned.push(id);
    } else if (luck < 0.6) {
      const answer = await this.insist(operator, 'PATCH', 'module/updateModuleStatus', {
        json: { id, status: { code: 'ACCEPTED' } },
      });
      if (answer.status === 200) this.history.accepted.push(id);
    } else if (luck < 0.75) {
      const rechargeKey = randomUUID();
      const answer = await this.insist(operator, 'POST', `Accounts/recharge/${owner.id}`, {
        json: { id: offerId },
        headers: { 'idempotency-key': rechargeKey },
      });
      this.history.recharged.push({
        key: rechargeKey,
        packageId: answer.json<{ id: number }>().id,
      });
    } else await this.insist(owner, 'GET', 'Module/getAll?state=PROCESSING&page=1&pageSize=20', {});
  }

  /** Another beneficiary and another flat each time, as in life: equal ones would all be doubtful. */
  private drawForm(): DossierForm {
    const parcel = String(this.random.between(1, 99_999));
    const birthDate = `19${this.random.between(40, 99)}-0${this.random.between(1, 9)}-1${this.random.between(0, 9)}`;
    return ecobonusForm(
      { cadastralParcel: parcel, immovableAddressNumber: parcel.slice(0, 4) },
      { ...ORTENSIA, birthDate },
    );
  }

  /** Asks again, at the processes in turn, until there is an answer that is no 5xx. */
  private async insist(
    who: Member,
    method: string,
    path: string,
    options: RequestOptions | (() => RequestOptions),
  ): Promise<HttpResponse> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const ask = typeof options === 'function' ? options() : options;
      const answer = await this.askOnce(who, method, path, ask);
      this.history.requests += 1;
      if (answer !== null && answer.status < 500) {
        if (answer.status !== 200 && answer.status !== 409)
          throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
        return answer;
      }
      if (Date.now() > end) throw new Error(`${method} ${path}: no answer for ${PATIENCE_MS} ms`);
      this.history.repeated += 1;
      await pause(this.random.between(50, 300));
    }
  }

  private async askOnce(who: Member, method: string, path: string, ask: RequestOptions) {
    const origin = this.cast.origins[(this.turn += 1) % this.cast.origins.length] ?? '';
    const http = new HttpClient(origin);
    http.token = who.http.token;
    return Promise.race([http.send(method, path, ask), pause(ANSWER_MS, null)]).catch(() => null);
  }
}
