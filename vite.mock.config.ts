import { createReadStream } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const standIn = (name: string): string => at(`server/inBrowser/node/${name}.ts`)

/** Where `npm run dev:mock` keeps the demonstration database, and here the server is put beside it. */
const kept = at('node_modules/.cache/boxwright/mock')

const server: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: './',
  resolve: {
    alias: {
      'node:async_hooks': standIn('asyncHooks'),
      'node:crypto': standIn('crypto'),
      'node:timers/promises': standIn('timers'),
      'node:util': standIn('util'),
      buffer: 'buffer/',
    },
  },
  build: {
    outDir: `${kept}/server`,
    target: 'esnext',
    minify: false,
    sourcemap: true,
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      checks: { eval: false },
      input: at('server/inBrowser/worker.ts'),
      output: { entryFileNames: 'worker.js', codeSplitting: false },
    },
  },
}

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.map': 'application/json',
  '.wasm': 'application/wasm',
}

/** Builds the server for the browser, again when its files change, and hands it out with its database as they are. */
const serverInBrowser = (): Plugin => ({
  name: 'server-in-browser',
  apply: 'serve',
  configureServer: async ({ middlewares }) => {
    middlewares.use('/mock', (request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
      response.setHeader('content-type', kinds[extname(path)] ?? 'application/octet-stream')
      createReadStream(join(kept, path))
        .on('error', () => response.writeHead(404).end())
        .pipe(response)
    })
    await build({ ...server, build: { ...server.build, watch: {} } })
  },
})

/** Vite alone: the server runs inside the browser (`docs/decisions/0045-the-server-in-the-browser.md`). */
export default defineConfig({
  mode: 'mock',
  plugins: [react(), serverInBrowser()],
  server: { port: 5173 },
})
