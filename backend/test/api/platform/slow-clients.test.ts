import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, PASSWORD, sql } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import type { Member } from '../../kit/dossier-flow.js';
import { visitor } from '../../kit/portal.js';
import { openRawConnections, type RawConnection } from '../../kit/raw-connection.js';

const CONNECTIONS = 300;
/** The server gives up on a request whose head takes a minute, which a busy machine may need. */
const GIVEN_UP = [0, 408];

let me: Member;
let open: RawConnection[] = [];
beforeAll(async () => {
  me = await createMember({});
});
afterEach(() => {
  for (const connection of open) connection.close();
  open = [];
});

/** What others do meanwhile, on the database too; answers the statuses. */
async function workAsOthers(): Promise<number[]> {
  const asks = [
    () => visitor().get('health/ready'),
    () => visitor().post('Accounts/login', { json: { Email: me.email, Password: PASSWORD } }),
    () => me.http.put('Module', { json: ecobonusForm() }),
    () => me.http.get('Module/getAll', { query: { state: 'DRAFT', page: 1, pageSize: 10 } }),
  ];
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1)
    statuses.push(...(await Promise.all(asks.map(async (ask) => (await ask()).status))));
  return statuses;
}
const SERVED = Array.from({ length: 20 }, () => 200);

describe('hundreds of slow connections', () => {
  it('that send their heads byte by byte leave others served, and are answered in the end', async () => {
    open = await openRawConnections(CONNECTIONS);
    for (const connection of open)
      connection.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: a');
    const drip = setInterval(() => {
      for (const connection of open) connection.write('a');
    }, 100);
    try {
      expect(await workAsOthers()).toEqual(SERVED);
    } finally {
      clearInterval(drip);
    }
    for (const connection of open) connection.write('\r\nConnection: close\r\n\r\n');
    const statuses = await Promise.all(open.map((connection) => connection.waitForStatus()));
    expect(statuses.filter((status) => status !== 200 && !GIVEN_UP.includes(status))).toEqual([]);
  });

  it('that send a login slowly leave others served', async () => {
    const body = JSON.stringify({ Email: me.email, Password: '' });
    const head = `POST /api/Accounts/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    open = await openRawConnections(CONNECTIONS);
    for (const connection of open) connection.write(head + body.slice(0, 10));
    expect(await workAsOthers()).toEqual(SERVED);
    for (const connection of open) connection.write(body.slice(10));
    const statuses = await Promise.all(open.map((connection) => connection.waitForStatus()));
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
  });

  it('that send files slowly and go away leave others served, and no row', async () => {
    const count = async () =>
      Number(
        (
          await sql().rows<{ n: number }>(
            'SELECT COUNT(*) AS n FROM uploaded_files WHERE uploaded_by = ?',
            me.id,
          )
        )[0]?.n,
      );
    const part = `--x\r\nContent-Disposition: form-data; name="dir"\r\n\r\n${me.id}/1\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7`;
    const head = `POST /api/Upload/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${me.http.token ?? ''}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n`;
    open = await openRawConnections(CONNECTIONS);
    for (const connection of open) connection.write(head + part);
    expect(await workAsOthers()).toEqual(SERVED);
    for (const connection of open) connection.close();
    expect(await workAsOthers()).toEqual(SERVED);
    expect(await count()).toBe(0);
  });
});
