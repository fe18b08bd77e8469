import { tidy } from '#domain/formats'
import { type ItemSections, printKind, printProcesses, sections } from '#domain/quoteItem'
import { facts } from '../facts.ts'
import { nameOf } from '../nameOf.ts'
import type { JobTicket, TicketSide } from '../ticket.ts'
import type { TicketInput } from '../ticketInput.ts'
import { rollFacts } from './rollFacts.ts'
import { sheetFacts } from './sheetFacts.ts'

type Printing = ItemSections['printing']

const { fields } = sections.printing

function inksOf(
  rows: Printing['inkCoverages'],
  name: string,
  inks: TicketInput['facts']['inks'] = [],
): TicketSide[] {
  if (rows.length === 0) return []
  return [
    {
      name,
      inks: rows.map(({ inkCode, stereoCode, printCoverage }, index) => {
        const ink = inks.find(({ code }) => code === inkCode)
        return {
          position: index + 1,
          code: inkCode,
          name: ink?.name ?? '',
          colour: ink?.colour ?? '',
          stereo: stereoCode,
          coverage: printCoverage === null ? '' : `${tidy(printCoverage, 2)} %`,
        }
      }),
    },
  ]
}

const counted = (kinds: Readonly<Record<string, number | null>>): string =>
  Object.entries(kinds)
    .filter(([, count]) => (count ?? 0) > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(' + ')

/** How the item is printed: the process and what it needs, and the inks of each side in the order of the units. */
export function printParts({ item, facts: known }: TicketInput): Pick<JobTicket, 'print' | 'sides'> {
  const { product, printing } = item
  const kind = printKind(product.printProcess)
  const process = product.printProcess === '' ? '' : nameOf(product.printProcess, printProcesses)
  if (kind === 'none' || kind === null) return { print: facts({ Process: process }), sides: [] }
  const choice = (field: 'varnishType' | 'stereoPlate') =>
    printing[field] === '' || printing[field] === 'NONE'
      ? ''
      : nameOf(printing[field], fields[field].choices ?? [])
  const shared = facts({
    Process: process,
    Plates: choice('stereoPlate'),
    Varnish: choice('varnishType'),
    'Prints over scores': printing.printOverScores && 'yes',
    'Prints to the edge': printing.printToEdge && 'yes',
    'Double sided': printing.isDoubleSided && 'yes',
    'Inside printed': item.compliance.isPrintInside && 'yes',
    'Art before': printing.previousArtId,
  })
  if (kind === 'inks') {
    return {
      print: product.printProcess === 'PREPRINT' ? [...shared, ...rollFacts(item)] : shared,
      sides: [
        ...inksOf(printing.inkCoverages, 'Front', known.inks),
        ...inksOf(printing.inkCoveragesBack, 'Back', known.inks),
      ],
    }
  }
  const litho = facts({
    Front: counted({
      process: printing.processColourCountFront,
      PMS: printing.pmsColourCountFront,
      metallic: printing.metallicColourCountFront,
    }),
    Back: counted({
      process: printing.processColourCountBack,
      PMS: printing.pmsColourCountBack,
      metallic: printing.metallicColourCountBack,
    }),
    Printer: printing.vendor,
    'Printed at': printing.workCentre,
  })
  return { print: [...shared, ...litho, ...sheetFacts(item)], sides: [] }
}
