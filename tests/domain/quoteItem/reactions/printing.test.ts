import { describe, expect, it } from 'vitest'
import { react } from '#domain/quoteItem'
import { inkRow, type Printing, type Product, sectionsOf } from '../builders.ts'

interface Entered {
  readonly product?: Partial<Product>
  readonly printing?: Partial<Printing>
}

/** An item after a change of it, with all that follows. */
const changed = (before: Entered, change: Entered) =>
  react(
    sectionsOf(before),
    sectionsOf({
      product: { ...before.product, ...change.product },
      printing: { ...before.printing, ...change.printing },
    }),
    { facts: {}, step: 'INITIATE' },
  )

const twoColours = {
  numberOfColors: 2,
  inkCoverages: [inkRow('a', 'G-RED', 20), inkRow('b', 'G-BLUE', 5)],
  printCoverage: 25,
  varnishType: 'GLOSS',
}
const keys = ({ inkCoverages }: Printing) => inkCoverages.map(({ key }) => key)

describe('print-process-change: another print process', () => {
  const to = (printProcess: string, printing: Partial<Printing> = {}) =>
    changed({ printing: twoColours }, { product: { printProcess }, printing })

  it('resets the colours and the coverages, and says so', () => {
    const { sections, said, changed: moved } = to('HQ_FLEXO')
    expect(sections.printing).toMatchObject({
      ...{ numberOfColors: null, inkCoverages: [], printCoverage: null, varnishType: 'GLOSS' },
    })
    expect(moved).toEqual(['printing'])
    expect(said).toEqual(['Colours were reset: the print process changed.'])
  })

  it('that is preprint starts at 80, 25 and 75', () => {
    expect(to('PREPRINT').sections.printing).toMatchObject({
      ...{ printCoverage: 80, spotColourCoverage: 25, processColourCoverage: 75, inkCoverages: [] },
    })
  })

  it('keeps what is entered for it in the same breath', () => {
    const entered = { numberOfColors: 1, inkCoverages: [inkRow('c', 'P-CYAN', 30)] }
    const { sections, said } = to('HQ_FLEXO', entered)
    expect(sections.printing).toMatchObject(entered)
    expect(said).toEqual([])
  })

  it('that prints nothing leaves nothing, and lets nothing in', () => {
    expect(to('NOPRINT').sections.printing).toEqual(sectionsOf().printing)
    const plain = { product: { printProcess: 'NOPRINT' } }
    expect(changed(plain, { printing: twoColours }).sections.printing).toEqual(sectionsOf().printing)
  })

  it('that is litho is newly so where the item was printed otherwise', () => {
    expect(to('LITHO').sections.printing.isProcessNew).toBe(true)
    const unknown = changed({ product: { printProcess: '' } }, { product: { printProcess: 'LITHO' } })
    expect(unknown.sections.printing.isProcessNew).toBe(false)
    const litho = { product: { printProcess: 'LITHO' }, printing: { isProcessNew: true } }
    expect(changed(litho, { product: { printProcess: 'FLEXO' } }).sections.printing.isProcessNew).toBe(false)
  })

  it.each([false, true])('and back to litho before a save leaves it as newly litho as it was: %s', isNew => {
    const stored = sectionsOf({ product: { printProcess: 'LITHO' }, printing: { isProcessNew: isNew } })
    const flexo = sectionsOf({ product: { printProcess: 'FLEXO' } })
    const back = { ...flexo, product: stored.product }
    const about = { facts: {}, step: 'INITIATE', stored }
    expect(react(flexo, back, about).sections.printing.isProcessNew).toBe(isNew)
  })
})

describe('the number of colours and the inks', () => {
  const printed = (printing: Partial<Printing>) =>
    changed({ printing: twoColours }, { printing }).sections.printing

  it('follow each other: more colours are empty rows, fewer take the last away', () => {
    expect(keys(printed({ numberOfColors: 4 }))).toEqual(['a', 'b', 'c1', 'c2'])
    expect(keys(printed({ numberOfColors: 1 }))).toEqual(['a'])
    expect(printed({ inkCoverages: [...twoColours.inkCoverages, inkRow('x')] }).numberOfColors).toBe(3)
    expect(printed({ inkCoverages: [] }).numberOfColors).toBeNull()
  })

  it.each([
    ['an ink', inkRow('b', 'G-BLUE'), ['Inks were taken away: there are fewer colours.']],
    ['a coverage alone', inkRow('b', '', 70), ['Inks were taken away: there are fewer colours.']],
    [
      'a stereo alone',
      { ...inkRow('b'), stereoCode: 'ST-1' },
      ['Inks were taken away: there are fewer colours.'],
    ],
    ['nothing', inkRow('b'), []],
  ])('say so where a row that goes has %s', (_, row, said) => {
    const before = { numberOfColors: 2, inkCoverages: [inkRow('a', 'G-RED', 20), row] }
    expect(changed({ printing: before }, { printing: { numberOfColors: 1 } }).said).toEqual(said)
  })

  it('have keys that no other row has', () => {
    const one = { numberOfColors: 1, inkCoverages: [inkRow('c1', 'G-RED')] }
    const more = changed({ printing: one }, { printing: { numberOfColors: 3 } })
    expect(keys(more.sections.printing)).toEqual(['c1', 'c2', 'c3'])
  })

  it('of litho is the sum of its counts, without inks', () => {
    const litho = { product: { printProcess: 'LITHO' } }
    const { printing } = changed(litho, {
      printing: { processColourCountFront: 4, pmsColourCountFront: 1 },
    }).sections
    expect([printing.numberOfColors, printing.inkCoverages]).toEqual([5, []])
  })
})

describe('one side', () => {
  it('has no colours on the back', () => {
    const both = { isDoubleSided: true, inkCoveragesBack: [inkRow('a', 'G-RED')] }
    const front = changed({ printing: both }, { printing: { isDoubleSided: false } })
    expect(front.sections.printing.inkCoveragesBack).toEqual([])
    const words = 'Colours of the back were taken away: the item is printed on one side.'
    expect(front.said).toEqual([words])
    const nothing = { ...both, inkCoveragesBack: [inkRow('a')] }
    expect(changed({ printing: nothing }, { printing: { isDoubleSided: false } }).said).toEqual([])
    const litho = {
      product: { printProcess: 'LITHO' },
      printing: { isDoubleSided: true, pmsColourCountBack: 2 },
    }
    expect(
      changed(litho, { printing: { isDoubleSided: false } }).sections.printing.pmsColourCountBack,
    ).toBeNull()
  })
})
