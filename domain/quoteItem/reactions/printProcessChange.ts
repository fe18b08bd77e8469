import { defaultPreprint } from '#domain/tooling'
import type { Reaction } from '../reaction.ts'
import type { Printing } from '../sections/printing/printing.ts'
import { untouched } from './untouched.ts'

/** What is of one process only: how many colours, which inks, and how much they cover. */
const nothing = {
  numberOfColors: null,
  processColourCountFront: null,
  pmsColourCountFront: null,
  metallicColourCountFront: null,
  processColourCountBack: null,
  pmsColourCountBack: null,
  metallicColourCountBack: null,
  inkCoverages: [],
  inkCoveragesBack: [],
  printCoverage: null,
  spotColourCoverage: null,
  processColourCoverage: null,
} satisfies Partial<Printing>

const startsWith = (printProcess: string): Partial<Printing> =>
  printProcess === 'PREPRINT'
    ? {
        ...nothing,
        printCoverage: defaultPreprint.coverage,
        spotColourCoverage: defaultPreprint.spot,
        processColourCoverage: defaultPreprint.process,
      }
    : nothing

/**
 * Another print process resets the colours and the coverages; preprint starts at 80, 25 and 75. Colours that were entered
 * for it in the same breath stay, all of them. Rule print-process-change (001 §4, §9).
 */
export const printProcessChange: Reaction = (before, after) => {
  const { printProcess } = after.product
  if (printProcess === before.product.printProcess) return null
  const reset = startsWith(printProcess)
  const left = untouched(before.printing, after.printing, reset)
  if (Object.keys(left).length < Object.keys(reset).length) return null
  return { patch: { printing: reset }, said: 'Colours were reset: the print process changed.' }
}
