import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './prerender/plugin.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), prerender()],
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
});
