import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { collecting } from './scripts/tests/collecting.mjs'
import { callsWithoutSchemas } from './vite.calls.ts'
import { noCircles } from './vite.circles.ts'
import { firstScript, noSchemasFirst, stylesInPage } from './vite.first.ts'
import { lighterPackages } from './vite.lighter.ts'
import { proxyTo } from './vite.proxy.ts'

const isDeep = process.env.TEST_DEPTH === 'deep'

/** Milliseconds that a test may take. */
const upTo = (usual: number) => (isDeep ? 1_800_000 : usual)

/** The item's page and the tabs that it opens on. */
const itemModules =
  /\/src\/pages\/quoteItem\/(QuoteItemPage|tabs\/overview\/OverviewTab|tabs\/print\/PrintTab)\.tsx$/

const formModules = /\/react-hook-form\/|\/src\/components\/editing\/.*Input\.tsx$/

/** Packages with a build for development are loaded as the application ships them. */
const asShipped: Plugin = {
  name: 'as-shipped',
  configResolved: ({ ssr }) => {
    Object.assign(ssr.resolve ?? {}, { conditions: ['node'] })
  },
}

/** What is for trying out without a server is in no build. */
const noMock: Plugin = {
  name: 'no-mock',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      const mock =
        part.type === 'chunk' && part.moduleIds.find(id => /\/dataProvider\/mock\/|\/inBrowser\//.test(id))
      if (mock) this.error(`${mock} is for trying out, and would be shipped in ${part.fileName}.`)
    }
  },
}

/**
 * The web application's build, and the test projects that run in Node: domain, pure (what else needs no browser and no
 * database), server and screens.
 */
export default defineConfig({
  plugins: [
    react(),
    noMock,
    callsWithoutSchemas(),
    noCircles(),
    lighterPackages(),
    noSchemasFirst(),
    firstScript('./src/lastSeen/picture/first.ts'),
    stylesInPage(),
  ],
  server: { port: 5173, proxy: proxyTo(`http://127.0.0.1:${process.env.PORT ?? '8080'}`) },
  build: {
    outDir: 'dist',
    sourcemap: true,
    // What is handed out of others' work goes with their terms.
    license: { fileName: 'licences.md' },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // Rules and rows of calls do nothing by being read: what a page does not use of them does not come with it.
      treeshake: { moduleSideEffects: [{ test: /\/(domain|contract)\/[^?]*\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // What everybody loads first in two files instead of forty small ones: over plain HTTP they would queue for
          // six connections, and the calls behind them. A group takes what its modules import with it, read or not; the
          // first one has all that is loaded before any page anyway.
          groups: [
            // Forms check what is entered by it; nothing that is loaded before has a schema (`noSchemasFirst`).
            { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
            { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false, priority: 2 },
            {
              name: 'worklists',
              test: /\/src\/pages\/worklists\/(WorklistPage\.tsx|askWorklistAhead\.ts)$/,
              priority: 1,
            },
            // An item in a few files: parted by who reads them they would be a hundred.
            { name: 'forms', test: formModules, priority: 0.8 },
            { name: 'engines', test: /\/domain\/(estimating|dieline)\/index\.ts$/, priority: 0.6 },
            { name: 'item', test: itemModules, priority: 0.4 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/seeded.ts'],
          testTimeout: upTo(20_000),
          // Pure functions: nothing to keep apart, and the modules are loaded once.
          isolate: false,
          execArgv: collecting,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,contract}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/server/globalSetup.ts'],
          // Every file has a server and a database of its own; the modules may be shared, which saves a third.
          isolate: false,
          execArgv: collecting,
          testTimeout: upTo(30_000),
          hookTimeout: isDeep ? 600_000 : 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          testTimeout: upTo(20_000),
          include: ['tests/{screens,docs,scripts}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/seeded.ts'],
          isolate: false,
          execArgv: collecting,
        },
      },
      {
        extends: true,
        plugins: [asShipped],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'happy-dom',
          globalSetup: ['tests/server/globalSetup.ts'],
          setupFiles: ['tests/screens/asShipped.ts', 'tests/screens/setup.ts', 'tests/seeded.ts'],
          execArgv: collecting,
          // The application and the server are loaded once: every test mounts its own.
          isolate: false,
          testTimeout: upTo(60_000),
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['domain/**/*.ts'] },
  },
})
