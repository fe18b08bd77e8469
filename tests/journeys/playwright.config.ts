import { availableParallelism } from 'node:os'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { browserThere } from '../../scripts/tests/browser.mjs'

// Workers read this file again: what was decided first goes to them in the environment.
process.env.CHROMIUM_PATH ??= browserThere()?.path ?? ''

const { JOURNEY_RESULTS: results, CHROMIUM_PATH: executablePath } = process.env

const json: ReporterDescription[] = results === undefined ? [] : [['json', { outputFile: results }]]

/** Journeys: a real Chromium against the built product; each worker has a server on a fresh data directory. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // One more than there are cores: a journey often waits for a moment.
  workers: availableParallelism() + 1,
  // When that many fail it is the product that does not work, and each of the rest would wait in vain.
  maxFailures: 10,
  globalSetup: './support/prepareProduct.ts',
  timeout: 90_000,
  // A browser that stops answering on a busy machine is no fault of the product; what wavers is named at the run's end.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['line'], ...json],
  use: {
    // What can't be pressed says where, before the whole test has run out of time.
    actionTimeout: 45_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    viewport: { width: 1440, height: 900 },
    // A trace records every page at every step; whoever chases a failure adds `--trace on`.
    trace: 'off',
    // What moves is drawn sixty times a second, and waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // Files that are kept come past what a journey hears of the network; `new-version.spec.ts` has them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === '' || executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in the other processes of tests (`scripts/tests/collecting.mjs`).
        '--js-flags=--single-threaded-gc',
      ],
    },
  },
})
