import type { SectionOf } from '#domain/quoteItem'
import { inkKilograms } from '#domain/tooling'
import { usualCoverage } from './usual.ts'

/** How the ink of a process lies on the board at a plant. */
export interface InkFilm {
  /** Wet film, g/m². */
  readonly gsm: number
  /** Share of ink lost beside the wash. */
  readonly waste: number
}

/** What one colour covers of a blank, and the ink that a thousand of them take without the wash. */
export interface InkUse {
  readonly key: string
  readonly sqm: number
  readonly grams: number
}

/** The use of each ink of a side of a blank (m²); an ink without a coverage covers as much as usual, as its cost has it. */
export const inkUse = (
  inks: SectionOf<'printing'>['inkCoverages'],
  blankSqm: number,
  { gsm, waste }: InkFilm,
): InkUse[] =>
  inks.map(({ key, printCoverage }) => {
    const coverage = (printCoverage ?? usualCoverage) / 100
    return {
      key,
      sqm: blankSqm * coverage,
      grams: inkKilograms(blankSqm * 1000, { coverage, gsm, washKg: 0 }, waste) * 1000,
    }
  })
