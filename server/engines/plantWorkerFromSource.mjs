import { startFromSource } from './startFromSource.mjs'

await startFromSource(new URL('./plantWorker.ts', import.meta.url))
