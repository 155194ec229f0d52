import { connect, createServer } from 'node:net';

/** Slow 4G as Lighthouse defines it: milliseconds, bytes a second. */
const slow4g = { latency: 150, throughput: 204_800 };

/** So much is handed over at a time, so that a large file does not hold up a small one for long. */
const portion = 8192;

/**
 * A line in front of a server that slows all requests of a browser, also those of its service worker
 * and those ahead of a tap, which the browser's own throttling leaves out; and counts their bytes.
 */
export async function slowLine(serverPort: number) {
  const line = { origin: '', bytes: 0, close: () => server.close() };
  let free = 0;
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect(serverPort);
    browser.on('data', (data) => setTimeout(() => upstream.write(data), slow4g.latency));
    upstream.on('data', (data: Buffer) => {
      line.bytes += data.length;
      for (let start = 0; start < data.length; start += portion) {
        const part = data.subarray(start, start + portion);
        free = Math.max(free, performance.now()) + (1000 * part.length) / slow4g.throughput;
        setTimeout(() => browser.write(part), free - performance.now());
      }
    });
    browser.on('error', () => upstream.destroy());
    browser.on('close', () => upstream.destroy());
    upstream.on('error', () => browser.destroy());
    // A line that stayed open here would swallow the next request.
    upstream.on('close', () => setTimeout(() => browser.end(), free - performance.now()));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  line.origin = `http://localhost:${(server.address() as { port: number }).port}`;
  return line;
}
