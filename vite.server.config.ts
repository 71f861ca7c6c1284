// Builds the server and its commands into dist/server: a few files of JavaScript that start several times as fast as the sources and take less
// memory.
import { defineConfig } from 'vite';
import { commitPlugin } from '#scripts/build-commit.ts';
import { packageList } from '#scripts/package-list.ts';
import { COMMANDS } from '#server/program.ts';

const commands = COMMANDS.map((name) => [`commands/${name}`, `server/commands/${name}.ts`] as const);

export default defineConfig({
  plugins: [commitPlugin(), packageList()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    // Not minified, to keep the names in stack traces.
    minify: false,
    chunkSizeWarningLimit: 10_000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', ...Object.fromEntries(commands) },
      // What commands and server share is in files of its own, as is what only some servers load.
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
  // All packages, so that it runs wherever Node does.
  ssr: { noExternal: true },
});
