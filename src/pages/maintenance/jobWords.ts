import type { MaintainedJob } from '#contract/config-admin'

const kinds: Readonly<Record<string, string>> = {
  figures: 'Recount of figures',
  autoRouting: 'Auto-route',
  designFiles: 'Design files',
  mail: 'Mail',
  lgxProduct: 'Product in LGX',
  recost: 'Recost of a product',
  rehearsal: 'Price rehearsal',
  newPrices: 'New prices',
}

/** What kind of work a job is, as people call it. */
export const kindWords = (kind: string): string => kinds[kind] ?? kind

/** How a job stands: `waits until …` says when by its time. */
export const stateWords: Readonly<Record<MaintainedJob['state'], string>> = {
  Queued: 'Waits',
  Running: 'Runs since',
  Failed: 'Failed',
}
