/** What a device is called beside the files that wait on it: "telefono di Marco". */
export function describeDevice(userAgent: string, firstName: string | null): string {
  const kind = /iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)
    ? 'tablet'
    : /Mobi|iPhone|Android/i.test(userAgent)
      ? 'telefono'
      : 'computer';
  const name = (firstName ?? '').trim().slice(0, 40);
  return name === '' ? kind : `${kind} di ${name}`;
}
