import 'react';

declare module 'react' {
  /** Invoker commands (HTML living standard), not yet in React's own types. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
