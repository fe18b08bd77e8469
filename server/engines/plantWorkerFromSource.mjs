import { register } from 'tsx/esm/api'

// A thread does not take over the loader of the thread that starts it, so from the sources it brings its own.
register()
await import('./plantWorker.ts')
