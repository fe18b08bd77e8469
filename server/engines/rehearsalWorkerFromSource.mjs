import { startFromSource } from './startFromSource.mjs'

await startFromSource(new URL('./rehearsalWorker.ts', import.meta.url))
