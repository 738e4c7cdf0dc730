/**
 * Loads code on first use. Without a network it waits for a connection instead of failing; any
 * other error (such as a removed release) is thrown to the caller.
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
