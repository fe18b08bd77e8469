import { describe, expect, it } from 'vitest'
import { figuresOf, type Part, palletOfItem, staleLoad, takenLoad } from '#domain/estimating'
import { type PalletAlternative, palletAlternatives, palletPatterns } from '#domain/palletisation'
import { emptySections, findingsOf, type ItemSections, type PalletKey } from '#domain/quoteItem'
import { regularCarton } from '../../regularCarton.ts'
import { theMasters } from './builders.ts'

const masters = theMasters()
const product: ItemSections['product'] = {
  ...emptySections.product,
  ...regularCarton,
  preferredPlantCode: 'NTH',
  printProcess: 'NOPRINT',
}
const item = (changes: Partial<ItemSections> = {}): ItemSections => ({
  ...emptySections,
  product,
  ...changes,
})

function value<Figures>(part: Part<Figures>): Figures {
  if (!part.ok) throw new Error(part.problems.map(({ message }) => message).join(' '))
  return part.value
}

function best(of: ItemSections, key: PalletKey) {
  const question = value(palletOfItem(of, key, masters).question)
  const { ranked } = palletAlternatives(
    question,
    { palletTypes: masters.palletTypes, palletPatterns },
    'quick',
  )
  return { question, alternative: ranked[0] as PalletAlternative }
}

function taken(of: ItemSections, key: PalletKey = 'palletization'): ItemSections {
  const { question, alternative } = best(of, key)
  return { ...of, [key]: { ...of[key], ...takenLoad(of, key, question, alternative) } }
}

const stale = (of: ItemSections, key: PalletKey = 'palletization') => {
  const { question, alternative } = best(of, key)
  return staleLoad(of, key, question, alternative)
}

describe('the palletisation of an item', () => {
  it('takes the size from the engine, as usual where nothing is said', () => {
    const { size, question } = palletOfItem(item(), 'palletization', masters)
    const folded = value(size)
    expect(value(question)).toMatchObject({
      kind: 'bundles',
      input: { foldedSizeLength: folded.length, maxPalletHeight: 1500, orderQuantity: 5000, strapsAcross: 2 },
    })
  })

  it('takes a size that was entered by hand, and keeps the engine’s beside it', () => {
    const palletization = {
      ...emptySections.palletization,
      isSizeEntered: true,
      foldedSizeLength: 600,
      foldedSizeWidth: 500,
      foldedSizeT: 9,
    }
    const { size, question } = palletOfItem(item({ palletization }), 'palletization', masters)
    expect(value(question).input).toMatchObject({ foldedSizeLength: 600, foldedSizeT: 9 })
    expect(value(size).length).not.toBe(600)
    const noBoard = item({ palletization, product: { ...product, boardGrade: '' } })
    expect(value(palletOfItem(noBoard, 'palletization', masters).question).input.unitKg).toBe(0)
  })

  it('says what is missing by its path', () => {
    const { question } = palletOfItem(
      item({ product: { ...product, boardGrade: '' } }),
      'palletization',
      masters,
    )
    expect(question.ok ? [] : question.problems).toEqual([
      { field: 'product.boardGrade', message: 'Choose a board grade.' },
    ])
  })

  it.each([0, -5, Number.NaN])(
    'palletisation-max-height: is not calculated for a height of %s as if none was entered',
    height => {
      const palletization = { ...emptySections.palletization, maxPalletHeight: height }
      const { question } = palletOfItem(item({ palletization }), 'palletization', masters)
      expect(question.ok ? [] : question.problems).toEqual([
        {
          field: 'palletization.maxPalletHeight',
          message: 'Max pallet Height should be greater than zero.',
        },
      ])
    },
  )

  it('of finished goods is of the box as it stands', () => {
    const { question } = palletOfItem(item(), 'goodsPalletization', masters)
    const { input } = value(question)
    expect(input).toMatchObject({ allowableKg: expect.any(Number) })
    expect('outerLength' in input && input.outerLength).toBeGreaterThan(400)
  })

  it('is that of the rail', () => {
    const palletization = { ...emptySections.palletization, palletTypeCode: 'NZSTD', maxPalletHeight: 900 }
    const { pallet, assumed } = figuresOf(item({ palletization }), masters)
    expect(value(pallet)).toMatchObject({
      load: { palletTypeCode: 'NZSTD' },
      question: { maxPalletHeight: 900 },
    })
    expect(assumed.join()).not.toContain('On pallet')
  })
})

describe('a load that is taken', () => {
  it.each<PalletKey>(['palletization', 'goodsPalletization'])('leaves %s with nothing to ask for', key => {
    const facts = { palletising: { countryCode: 'AU', workCentreCode: 'N-PAL' } }
    const of = item({ product: { ...product, productGroup: 'DISPLAYS' } })
    const tab = key === 'palletization' ? 'pallet' : 'gpallet'
    const findings = findingsOf({ sections: taken(of, key), facts, fieldRules: [], scopes: [] })
    expect(findings.filter(each => each.tab === tab)).toEqual([])
  })

  it('is good until what it was calculated from changes, and says then what it would be', () => {
    const held = taken(item())
    expect(stale(held)).toBeNull()
    const longer = { ...held, product: { ...product, length: 480 } }
    expect(stale(longer)).toMatchObject({
      since: ['Length 400 → 480 mm'],
      now: expect.arrayContaining([expect.stringMatching(/^Folded Flat Length \d+.* → \d+.* mm$/)]),
    })
    expect(stale(taken(longer))).toBeNull()
  })

  it('is good again once the change is taken back', () => {
    const held = taken(item())
    const lower = { ...held, palletization: { ...held.palletization, maxPalletHeight: 800 } }
    expect(stale(lower)?.since).toEqual(['Max Pallet Height 1,500 → 800 mm'])
    expect(stale({ ...lower, palletization: held.palletization })).toBeNull()
  })
})
