import { Buffer } from 'buffer'

// Read before everything else: what Node has and a browser has not.
Object.assign(globalThis, {
  Buffer,
  process: { version: 'none', env: {}, memoryUsage: { rss: () => 0 } },
})

// A timer is a number here, and keeps nothing open that it could let go of.
Object.assign(Number.prototype, {
  unref(this: number) {
    return this
  },
})
