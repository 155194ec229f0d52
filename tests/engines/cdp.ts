import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
};

export type Connection = {
  /** Sends a command of the DevTools protocol. @throws Error if the browser refuses it */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  on(listener: (method: string, params: Record<string, unknown>) => void): void;
};

/**
 * The DevTools protocol over the pipes 3 and 4 of a browser that was started with
 * `--remote-debugging-pipe`: Node 20 has no WebSocket of its own, and no released client still
 * speaks to a Chromium of 2021.
 */
export function connect(browser: ChildProcess): Connection {
  const input = browser.stdio[3] as Writable;
  const output = browser.stdio[4] as Readable;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((method: string, params: Record<string, unknown>) => void)[] = [];
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      else for (const listen of listeners) listen(message.method ?? '', message.params ?? {});
    }
  });
  return {
    on: (listener) => void listeners.push(listener),
    send(method, params = {}, sessionId = undefined) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Record<string, unknown>);
        });
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
  };
}
