import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  differencesOf,
  mergedAsProposed,
  mergedValues,
  proposedSide,
  type Side,
  sections,
} from '#domain/quoteItem'
import { seedFrom } from '../../depth.ts'
import { valuesOf } from './anySections.ts'
import { inkRow, sectionsOf } from './builders.ts'

const { fields } = sections.printing
const any = valuesOf(fields)
type Row = ReturnType<typeof inkRow>
const held = (inkCoverages: readonly Row[], rest = {}) =>
  sectionsOf({ printing: { inkCoverages: [...inkCoverages], ...rest } }).printing
const keysOf = ({ inkCoverages }: { readonly inkCoverages: readonly Row[] }) =>
  inkCoverages.map(({ key }) => key)

const sidesOf = (mine: object, theirs: object, side: Side) =>
  Object.fromEntries(differencesOf(fields, theirs, mine, theirs).map(({ path }) => [path, side]))

describe('what differs', () => {
  const base = held([inkRow('a', 'G-RED')], { vendor: 'V' })

  it('says who moved it', () => {
    const mine = held([inkRow('a', 'G-RED', 10)], { vendor: 'MINE' })
    const theirs = held([inkRow('a', 'G-BLUE')], { vendor: 'THEIRS' })
    expect(differencesOf(fields, base, mine, theirs).map(({ path, changedBy }) => [path, changedBy])).toEqual(
      [
        ['inkCoverages[a].inkCode', 'them'],
        ['inkCoverages[a].printCoverage', 'me'],
        ['vendor', 'both'],
      ],
    )
  })

  it('of a row that one took away and the other changed is of both', () => {
    const [difference] = differencesOf(fields, base, held([]), held([inkRow('a', 'G-BLUE')]))
    expect(difference).toMatchObject({ path: 'inkCoverages[a]', changedBy: 'both', mine: null })
  })

  it('is proposed as mine but where they alone moved it', () => {
    expect((['me', 'them', 'both'] as const).map(changedBy => proposedSide({ changedBy }))).toEqual([
      ...['mine', 'theirs', 'mine'],
    ])
  })
})

describe('a merge', () => {
  it('that takes all of mine is mine, all of theirs is theirs', () => {
    fc.assert(
      fc.property(any, any, (mine, theirs) => {
        expect(mergedValues(fields, mine, theirs, sidesOf(mine, theirs, 'mine'))).toEqual(mine)
        expect(mergedValues(fields, mine, theirs, sidesOf(mine, theirs, 'theirs'))).toEqual(theirs)
        expect(mergedValues(fields, mine, theirs, {})).toEqual(theirs)
      }),
      { seed: seedFrom(103) },
    )
  })

  it('of changes that do not meet keeps both', () => {
    const names = Object.keys(fields)
    fc.assert(
      fc.property(any, any, any, fc.subarray(names), (base, mineAll, theirsAll, own) => {
        const take = (from: Record<string, unknown>, isTaken: (name: string) => boolean) =>
          Object.fromEntries(names.map(name => [name, isTaken(name) ? from[name] : base[name]]))
        const mine = take(mineAll, name => own.includes(name))
        const theirs = take(theirsAll, name => !own.includes(name))
        const merged = mergedAsProposed(fields, base, mine, theirs)
        for (const name of names) expect(merged[name]).toEqual(own.includes(name) ? mine[name] : theirs[name])
      }),
      { seed: seedFrom(104) },
    )
  })

  it('of different cells of one row keeps both', () => {
    const base = held([inkRow('a', 'G-RED')])
    const merged = mergedAsProposed(
      fields,
      base,
      held([inkRow('a', 'G-BLUE')]),
      held([inkRow('a', 'G-RED', 30)]),
    )
    expect(merged.inkCoverages).toEqual([inkRow('a', 'G-BLUE', 30)])
  })

  it('keeps the rows that each added, wherever they stand', () => {
    const rowsAt = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })
    fc.assert(
      fc.property(rowsAt, rowsAt, (myPlaces, theirPlaces) => {
        const base = [inkRow('a'), inkRow('b'), inkRow('c')]
        const added = (prefix: string, places: readonly number[]) =>
          places.reduce<Row[]>(
            (list, place, index) => list.toSpliced(place, 0, inkRow(`${prefix}${index}`)),
            base,
          )
        const mine = held(added('mine', myPlaces))
        const theirs = held(added('their', theirPlaces))
        const merged = keysOf(mergedAsProposed(fields, held(base), mine, theirs))
        expect(merged.toSorted()).toEqual([...new Set([...keysOf(mine), ...keysOf(theirs)])].toSorted())
        expect(merged.filter(key => ['a', 'b', 'c'].includes(key))).toEqual(['a', 'b', 'c'])
        expect(merged.filter(key => key.startsWith('mine'))).toEqual(
          keysOf(mine).filter(key => key.startsWith('mine')),
        )
      }),
      { seed: seedFrom(105) },
    )
  })

  it('takes away the rows that each took away', () => {
    const base = held([inkRow('a'), inkRow('b'), inkRow('c')])
    expect(
      keysOf(
        mergedAsProposed(fields, base, held([inkRow('b'), inkRow('c')]), held([inkRow('a'), inkRow('b')])),
      ),
    ).toEqual(['b'])
  })

  it('keeps my order of the rows with their changes in them', () => {
    const base = held([inkRow('a'), inkRow('b')])
    const merged = mergedAsProposed(
      fields,
      base,
      held([inkRow('b'), inkRow('a')]),
      held([inkRow('a', 'G-RED'), inkRow('b')]),
    )
    expect(merged.inkCoverages).toEqual([inkRow('b'), inkRow('a', 'G-RED')])
  })
})
