import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './build/plugin.ts';

// Vite reads these signs of a folder's name as the end of an address.
if (/[#?]/.test(process.cwd())) {
  console.error(`The site cannot be built in ${process.cwd()}: rename the folder without # and ?.`);
  process.exit(1);
}

export default defineConfig(({ command }) => {
  // A setting of the machine would else put React's development files into the site.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
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
