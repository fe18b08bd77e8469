import { startFromSource } from './startFromSource.mjs'

await startFromSource(new URL('./palletWorker.ts', import.meta.url))
