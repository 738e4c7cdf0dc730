/** Today in Italy, moved by some days, as `yyyy-mm-dd`. */
export function romeDay(offset = 0): string {
  const italian = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
  const moved = new Date(`${italian}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + offset);
  return moved.toISOString().slice(0, 10);
}
