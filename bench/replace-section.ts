/** The page with another section of that title, at its end when it had none. */
export function replaceSection(page: string, title: string, section: string): string {
  const parts = page.split(/^(?=## )/m);
  const index = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (index === -1) return `${page.trimEnd()}\n\n${section}`;
  return parts.with(index, `${section}\n`).join('');
}
