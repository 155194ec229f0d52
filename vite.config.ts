import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './build/plugin.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), prerender()],
  // Named here, so that the first visit in development need not reload for them.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
});
