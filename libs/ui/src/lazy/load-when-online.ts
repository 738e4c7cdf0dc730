/**
 * Code that is fetched when it is first wanted. Without a network the wish waits until there is one again, instead of
 * ending the page; any other failure (the release was removed) is the caller's.
 */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((done) => {
        window.addEventListener('online', done, { once: true });
      });
    }
  }
}
