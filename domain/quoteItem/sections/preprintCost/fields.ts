import { choice, money, number, percent, rows, text } from '../../fields.ts'

/** What a line of the printed liner is counted by. */
const preprintBases = [
  { code: 'run', label: 'a run' },
  { code: 'metres', label: '1000 m of press' },
  { code: 'area', label: '1000 m² of web' },
  { code: 'thousand', label: 'a thousand units' },
]

/**
 * What the printed liner of a preprint item costs beside its paper and ink, in the order in which a person fills it in: the
 * lines go into the cost of every break. Source: 001 §3 names the section; its fields are our own.
 */
export const preprintCostFields = {
  printedBy: text('Printed By', 100),
  makeReadyMetres: number('Make-ready Metres', { min: 0, max: 100_000 }),
  runWaste: percent('Run Waste'),
  details: rows(
    'Preprint Lines',
    {
      type: text('Line', 60),
      basis: choice('By', preprintBases, 20),
      rate: money('Rate'),
    },
    { max: 20, name: 'type' },
  ),
}
