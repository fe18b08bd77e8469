import { closingOperation } from './closingOperation.ts'
import type { Capability, RouteJob, RouteNeed, RouteOperation } from './routeJob.ts'

/** Partitions and cell sets, which are slotted although they are sheets. */
const partitions = ['0930', '0931', '0932', '0933', '0934', '0935']

/** The steps in which wax can go on inline. */
const converting: readonly RouteOperation[] = ['PRINT', 'SLOT', 'FFG', 'DIECUT']

/**
 * The sequences of steps that make a product, each from corrugator to despatch: a slotted box on a
 * folder-gluer or by single machines, a die-cut one with its print inline or before, litho laminated first,
 * sheets as they come off the corrugator; blanks slit or die-cut from a sheet of several. Despatch always ends them (our
 * own grammar).
 */
export function operationSequences(job: RouteJob): RouteNeed[][] {
  const cut = job.severalUp === 'slit' ? waysOf(job).map(way => [need('SLITTER'), ...way]) : waysOf(job)
  const ways = job.isWaxed ? cut.flatMap(waxed) : cut
  return ways.map(way => [
    ...(job.isBoardBought ? [] : [need('CORR')]),
    ...way,
    ...(job.needsOutsideProcess ? [need('OUTSIDE')] : []),
    need('DESPATCH'),
  ])
}

function waysOf(job: RouteJob): RouteNeed[][] {
  const family = job.style.slice(0, 2)
  const method = closingOperation(job.style, job.closureCode)
  const closing = method === null ? [] : [need(method, { closes: true })]
  const printed = job.colours > 0
  const print = printed ? [need('PRINT', { colours: job.colours })] : []
  if (job.lithoSheets > 0) {
    const passes = Array.from({ length: job.lithoSheets }, () => need('LAMINATE'))
    return [[...passes, need('DIECUT'), ...closing]]
  }
  const dieCut = [
    ...(printed ? [[need('DIECUT', { colours: job.colours }), ...closing]] : []),
    [...print, need('DIECUT'), ...closing],
  ]
  if (job.severalUp === 'dieCut') return dieCut
  if ((family === '02' || family === '08') && method !== null) {
    const capabilities: Capability[] = job.isDieCut ? [method, 'DIE'] : [method]
    const folderGluer = [need('FFG', { colours: job.colours, capabilities, closes: true })]
    return [folderGluer, ...(job.isDieCut ? dieCut : [[...print, need('SLOT'), ...closing]])]
  }
  if (job.isDieCut || (family !== '01' && family !== '09')) return dieCut
  return [partitions.includes(job.style) ? [...print, need('SLOT')] : print]
}

/** A way with wax on a machine of its own, and, where a converting step could do it, inline. */
function waxed(way: readonly RouteNeed[]): RouteNeed[][] {
  const last = way.findLastIndex(step => converting.includes(step.operation))
  const inline = way.map((step, i) =>
    i === last ? { ...step, capabilities: [...step.capabilities, 'WAX' as const] } : step,
  )
  return [[...way, need('WAX')], ...(last >= 0 ? [inline] : [])]
}

function need(operation: RouteOperation, more: Partial<RouteNeed> = {}): RouteNeed {
  return { operation, colours: 0, capabilities: [], closes: false, ...more }
}
