/** A file that failed before this ran leaves no trace in every browser: waiting is never needed. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Settles once each file that every page needs is here or has failed: the host's page names them in
 * preload links (`libs/federation/build/preload-scripts-plugin.mjs`).
 */
export async function waitForStartFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
  await Promise.race([
    Promise.all(links.filter(isComing).map(waitForEnd)),
    new Promise((done) => setTimeout(done, LONGEST_WAIT_MS)),
  ]);
}

/** The times of a file that is here are recorded; its link sends no event any more. */
const isComing = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href).length === 0;

const waitForEnd = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
