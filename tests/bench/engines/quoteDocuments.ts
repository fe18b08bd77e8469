import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { offeredContent, type QuotedItem, quoteDocument, quotedItem } from '#domain/quoteDocument'
import { createDocumentPool, type DocumentPool } from '../../../server/documents/documentPool.ts'
import { pricedBox, quoted, quoteInput } from '../../domain/quoteDocument/builders.ts'
import { median } from '../median.ts'
import type { Result } from '../report.ts'

const madeAt = '2026-11-23T00:30:00.000Z'

/** A letter of so many items, each described and sized in its own way, made as the server makes it. */
async function letter(pool: DocumentPool, count: number): Promise<void> {
  const box = pricedBox()
  const input = quoteInput(
    Array.from({ length: count }, (_, index) =>
      quoted(
        { ...box, product: { ...box.product, description: `Carton ${index + 1} of range ${index % 7}` } },
        { itemNo: index + 1, reference: `100023-${index + 1}` },
      ),
    ),
  )
  const items: QuotedItem[] = []
  for (const item of input.items) {
    items.push(quotedItem(item, input))
    await setImmediate()
  }
  const quote = quoteDocument(input, items)
  offeredContent(quote)
  await pool.print({ kind: 'quote', quote, madeAt })
}

async function measured(pool: DocumentPool, count: number, reach: number): Promise<Result[]> {
  const times: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now()
    await letter(pool, count)
    times.push(performance.now() - start)
  }
  delay.disable()
  const of = `quote of ${count} items`
  return [
    { part: 'documents', what: `${of}, median`, value: median(times), unit: 'ms', reach },
    {
      part: 'documents',
      what: `${of}, others wait, 99 of 100 within`,
      value: delay.percentile(99) / 1e6,
      unit: 'ms',
    },
    { part: 'documents', what: `${of}, others wait at most`, value: delay.max / 1e6, unit: 'ms', reach: 50 },
  ]
}

/** The letter of a quote: how long it takes, and how long others wait meanwhile for the thread that answers requests. */
export async function quoteDocumentResults(): Promise<Result[]> {
  const pool = createDocumentPool({})
  try {
    // The first one starts the thread and reads the fonts.
    await letter(pool, 10)
    return [...(await measured(pool, 10, 1000)), ...(await measured(pool, 60, 4000))]
  } finally {
    await pool.close()
  }
}
