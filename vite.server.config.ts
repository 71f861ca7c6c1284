// Builds the server into dist/server: one file of JavaScript that starts several times as fast as the sources and takes less memory.
import { defineConfig } from 'vite';
import { commitPlugin } from '#scripts/build-commit.ts';

export default defineConfig({
  plugins: [commitPlugin()],
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    // Not minified, to keep the names in stack traces.
    minify: false,
    chunkSizeWarningLimit: 10_000,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
  ssr: {
    noExternal: true,
    // Native modules, and packages that only some servers load.
    external: ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'redis'],
  },
});
