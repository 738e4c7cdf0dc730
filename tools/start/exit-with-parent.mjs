/** Loaded before the server: ends it in order when the command that started it is gone, however that came about. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
