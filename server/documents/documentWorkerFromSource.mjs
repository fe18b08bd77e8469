import { startFromSource } from '../engines/startFromSource.mjs'

await startFromSource(new URL('./documentWorker.ts', import.meta.url))
