import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './build/plugin.ts';

// Vite reads these signs of a folder's name as the end of an address.
if (/[#?]/.test(process.cwd())) {
  console.error(`The site cannot be built in ${process.cwd()}: rename the folder without # and ?.`);
  process.exit(1);
}

export default defineConfig(({ command }) => {
  // React's development files would be in the site. They are loaded by now, so it is too late to change.
  if (command === 'build' && process.env['NODE_ENV'] !== 'production') {
    console.error(`NODE_ENV is '${process.env['NODE_ENV']}' here: unset it to build the site.`);
    process.exit(1);
  }
  return {
    appType: 'custom',
    plugins: [react(), prerender()],
    // Named here, so that the first visit in development need not reload for them.
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  };
});
