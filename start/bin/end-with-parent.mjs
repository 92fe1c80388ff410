// Ends this process when the one that started it is gone, however that ended: npm passes a signal on to nobody but its own child, and
// who is killed passes none on at all. It ends as by a signal, so that it closes what is open, and at once where that takes too long.
import process from 'node:process';

/** ms: together with what is noticed late, under the ten seconds after which nothing is left. */
const PATIENCE = 8000;

function end() {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  process.kill(process.pid, 'SIGTERM');
}

const [, , command] = process.argv;
if (process.channel) process.once('disconnect', end);
else if (process.env.npm_lifecycle_script?.includes(`bootstrap.mjs ${command}`)) {
  // A process without a channel to its parent is given another parent when it loses its own.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
