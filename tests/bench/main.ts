import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { run } from '../../scripts/process/run.mjs'
import { browserPart } from './browser/browserPart.ts'
import { buildBareList } from './buildBareList.ts'
import { bundlePart } from './bundlePart.ts'
import { itemBrowserPart } from './itemBrowser/itemBrowserPart.ts'
import { mastersPart } from './masters/mastersPart.ts'
import { padBrowserPart } from './padBrowser/padBrowserPart.ts'
import { peoplePart } from './people/peoplePart.ts'
import { plantPart } from './plant/plantPart.ts'
import { priceBrowserPart } from './priceBrowser/priceBrowserPart.ts'
import type { Storage } from './productServer.ts'
import { productsPart } from './products/productsPart.ts'
import { quotePart } from './quote/quotePart.ts'
import { rehearsalPart } from './rehearsal/rehearsalPart.ts'
import { print, type Result, saveRun } from './report.ts'
import { similarPart } from './similar/similarPart.ts'
import { startPart } from './startPart.ts'
import { statsPart } from './stats/statsPart.ts'
import { storageOf } from './storageOf.ts'
import { tabsBrowserPart } from './tabsBrowser/tabsBrowserPart.ts'
import { worklistPart } from './worklist/worklistPart.ts'
import { worklistBrowserPart } from './worklistBrowser/worklistBrowserPart.ts'
import { worklistsPart } from './worklists/worklistsPart.ts'

const usage = `Use: npm run bench -- [--items 100000,1000000] [--only bundle,start,browser,http,worklists,quote,masters,similar,products,rehearsal,stats,plant,people,worklist-browser,item-browser,tabs-browser,price-browser,pad-browser] [--seconds 4] [--runs 5]
  --items    numbers of quote items to measure worklists and rehearsals at
  --only     the parts to run
  --from     a database to measure a copy of, instead of filling a new one: on PostgreSQL its name, else its directory
  --seconds  how long each measurement of a worklist, and the people's work, lasts
  --runs     how often each page is opened`

const parts = [
  'bundle',
  'start',
  'browser',
  'http',
  'worklists',
  'quote',
  'masters',
  'similar',
  'rehearsal',
  'products',
  'stats',
  'plant',
  'people',
  'worklist-browser',
  'item-browser',
  'tabs-browser',
  'price-browser',
  'pad-browser',
] as const

const split = (value: unknown): unknown => (typeof value === 'string' ? value.split(',') : value)
const list = <Item extends z.ZodType>(item: Item) => z.preprocess(split, z.array(item).min(1))

const Options = z.object({
  items: list(z.coerce.number().int().min(1).max(5_000_000)).prefault('100000,1000000'),
  only: list(z.enum(parts)).prefault(parts.join(',')),
  from: z
    .string()
    .regex(process.env.DATABASE_URL ? /^\w+$/ : /./)
    .optional(),
  seconds: z.coerce.number().min(0.2).max(600).default(4),
  runs: z.coerce.number().int().min(1).max(50).default(5),
})
type Options = z.infer<typeof Options>

function readOptions(): Options | null {
  const text = { type: 'string' } as const
  try {
    return Options.parse(
      parseArgs({ options: { items: text, only: text, from: text, seconds: text, runs: text } }).values,
    )
  } catch {
    return null
  }
}

/** Beyond this a rehearsal only takes longer. */
const mostRehearsed = 100_000

const rehearsed = ({ items }: Options): number[] => [
  ...new Set(items.map(each => Math.min(each, mostRehearsed))),
]

async function* measureAll(options: Options, folder: string): AsyncGenerator<Result[]> {
  const has = (part: Options['only'][number]): boolean => options.only.includes(part)
  const bareFolder = join(folder, 'bare')
  if (has('bundle') || has('browser') || has('worklist-browser') || has('item-browser'))
    await buildBareList(bareFolder)
  if (has('bundle')) yield bundlePart(bareFolder)
  if (has('start')) yield await startPart(folder)
  if (has('browser')) yield await browserPart(folder, bareFolder, options.runs)
  if (has('worklist-browser')) yield await worklistBrowserPart(folder, bareFolder, options.runs)
  if (has('item-browser')) yield await itemBrowserPart(folder, bareFolder, options.runs)
  if (has('tabs-browser')) yield await tabsBrowserPart(folder, options.runs)
  if (has('price-browser')) yield await priceBrowserPart(folder)
  if (has('pad-browser')) yield await padBrowserPart(folder)
  if (has('masters')) {
    yield* inStorage(folder, undefined, storage => mastersPart(storage, options.seconds))
  }
  if (has('similar')) {
    yield* inStorage(folder, undefined, storage => similarPart(storage, options.seconds))
  }
  if (has('plant')) {
    yield* inStorage(folder, options.from, storage =>
      plantPart(storage, options.from === undefined ? Math.min(...options.items) : null, options.seconds),
    )
  }
  if (has('people')) {
    yield* inStorage(folder, options.from, storage =>
      peoplePart(storage, options.from === undefined ? Math.min(...options.items) : null, options.seconds),
    )
  }
  if (has('rehearsal')) {
    yield* inStorage(folder, undefined, storage => rehearsalPart(storage, rehearsed(options)))
  }
  if (has('products')) {
    yield* inStorage(folder, undefined, storage => productsPart(storage, options.seconds))
  }
  if (!has('http') && !has('worklists') && !has('quote') && !has('stats')) return
  yield* inStorage(folder, options.from, async function* (storage) {
    const sizes = options.from === undefined ? options.items : null
    if (has('http')) yield* worklistPart(storage, sizes, options.seconds)
    // What the part before filled, or somebody else before, is as good.
    const items = has('http') || options.from !== undefined ? null : Math.max(...options.items)
    if (has('stats')) yield* statsPart(storage, items, options.seconds)
    if (has('worklists')) yield* worklistsPart(storage, has('stats') ? null : items, options.seconds)
    if (has('quote'))
      yield* quotePart(storage, has('stats') || has('worklists') ? null : items, options.seconds)
  })
}

/** Measures in a place of its own for the data, which is gone afterwards. */
async function* inStorage(
  folder: string,
  from: string | undefined,
  measure: (storage: Storage) => AsyncGenerator<Result[]>,
): AsyncGenerator<Result[]> {
  const { engine, storage, remove } = await storageOf(folder, process.env.DATABASE_URL, from)
  process.stdout.write(`On ${engine}:\n`)
  try {
    yield* measure(storage)
  } finally {
    await remove()
  }
}

async function bench(options: Options): Promise<void> {
  if ((await run([process.execPath, 'scripts/build.mjs'])) !== 0) throw new Error('The build failed.')
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-bench-'))
  const results: Result[] = []
  try {
    for await (const lines of measureAll(options, folder)) {
      print(lines)
      results.push(...lines)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    // What was measured before something failed is worth keeping.
    if (results.length > 0) process.stdout.write(`Written to ${saveRun('product', { options, results })}\n`)
  }
}

const options = readOptions()
if (options === null) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  await bench(options)
}
