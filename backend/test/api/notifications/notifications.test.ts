import type { Notification } from '@pratiche/api';
import { describe, expect, it } from 'vitest';
import { ok, reject, sentDossier } from '../../kit/flow.js';
import { newMember } from '../../kit/world.js';

describe('notifications', () => {
  it('tell the fitter that a dossier came back and why, until they are read', async () => {
    const [me, admin] = [await newMember({ packages: [{ credits: 5 }] }), await newMember({ role: 'Admin' })];
    const id = await sentDossier(me);
    await ok(reject(admin, id, 'WAITING', 'Manca il saldo'));
    const list = () => ok<Notification[]>(me.http.get('Notifications'));
    const [newest] = await list();
    expect(newest).toMatchObject({ moduleId: id, read: false });
    expect(`${newest?.title} ${newest?.text}`).toContain(String(id));
    expect((await me.http.post(`Notifications/${newest?.id}/read`)).status).toBeLessThan(300);
    expect((await list()).find((one) => one.id === newest?.id)?.read ?? true).toBe(true);
    const other = await newMember({});
    expect(await ok(other.http.get('Notifications'))).toEqual([]);
  });
});
