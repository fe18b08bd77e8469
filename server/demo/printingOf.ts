import type { Printing, Product } from '#contract/quote'
import { emptySections, printKind } from '#domain/quoteItem'
import { defaultPreprint } from '#domain/tooling'
import { inkRows, plantInkGroups } from './inks.ts'

/** Shares of a side that the colours of a print cover, percent, the strongest first. */
const coverages = [22, 8, 5, 3] as const

/** The inks that a plant has for a process; a plant of which nothing is said has all of them. */
function inksAt(plant: string, process: string): string[] {
  const groups = plantInkGroups[plant]
  return inkRows
    .filter(ink => ink.process === process && (groups === undefined || groups.includes(ink.groupCode)))
    .map(({ code }) => code)
}

/** How an item of the demonstration is printed: one to three colours of its plant, the next item in others. */
export function printingOf(
  { printProcess }: Pick<Product, 'printProcess'>,
  plant: string,
  turn: number,
): Printing {
  if (printKind(printProcess) === 'litho') {
    const pms = turn % 3 === 1 ? 1 : 0
    return {
      ...emptySections.printing,
      numberOfColors: 4 + pms,
      processColourCountFront: 4,
      pmsColourCountFront: pms,
      printCoverage: 85,
      varnishType: 'GLOSS',
    }
  }
  const inks = inksAt(plant, printProcess)
  if (printKind(printProcess) !== 'inks' || inks.length === 0) return emptySections.printing
  const count = Math.min(inks.length, 1 + (turn % 3))
  const inkCoverages = Array.from({ length: count }, (_, index) => ({
    key: `c${index + 1}`,
    inkCode: inks[(turn + index) % inks.length] ?? '',
    stereoCode: turn % 4 === 0 ? '' : `ST-${52_000 + turn * 7 + index}`,
    printCoverage: coverages[index] ?? 3,
  }))
  const isPreprint = printProcess === 'PREPRINT'
  const covered = inkCoverages.reduce((sum, ink) => sum + ink.printCoverage, 0)
  return {
    ...emptySections.printing,
    numberOfColors: count,
    inkCoverages,
    varnishType: turn % 5 === 0 ? 'GLOSS' : 'NONE',
    printCoverage: isPreprint ? defaultPreprint.coverage : covered,
    spotColourCoverage: isPreprint ? defaultPreprint.spot : null,
    processColourCoverage: isPreprint ? defaultPreprint.process : null,
    printOverScores: turn % 7 === 3,
    printToEdge: turn % 6 === 1,
    stereoPlate: turn % 4 === 0 ? 'NEW' : 'EXISTING',
  }
}
