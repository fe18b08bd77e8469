import { describe, expect, it } from 'vitest'
import { isNewItem } from '#domain/boardGrades'
import {
  changedKind,
  emptySections,
  findingsOf,
  type ItemSections,
  itemCategories,
  itemKinds,
  kindOf,
  kindRefusal,
  react,
  resizableRefusal,
  sectionKeys,
} from '#domain/quoteItem'
import { aStep, box, sectionsOf, under } from '../builders.ts'
import { said } from '../said.ts'

const codesWhere = (is: (kind: (typeof itemKinds)[number]) => boolean) =>
  itemKinds.filter(is).map(({ itemCategory }) => itemCategory)

describe('the kinds of items', () => {
  it('are those of the specification, each once, in the order in which they are offered', () => {
    expect(itemKinds.map(({ itemCategory }) => itemCategory)).toEqual(itemCategories.map(({ code }) => code))
    expect(codesWhere(({ origin }) => origin !== 'elsewhere')).toHaveLength(17)
  })

  it('are new where the boards are those of new items', () => {
    expect(codesWhere(({ origin }) => origin === 'new').sort()).toEqual(
      itemCategories
        .map(({ code }) => code)
        .filter(isNewItem)
        .sort(),
    )
  })

  it.each(itemKinds)('keep nothing that $itemCategory never has, and never a price', kind => {
    const { keeps, forbids, clears } = kind
    const known: readonly string[] = sectionKeys
    expect([...keeps, ...forbids, ...clears].filter(key => !known.includes(key))).toEqual([])
    expect(keeps.filter(key => forbids.includes(key) || clears.includes(key))).toEqual([])
    expect(keeps).not.toContain('pricing')
    expect(keeps).not.toContain('delivery')
  })

  it.each(itemKinds.filter(({ becomes }) => becomes !== null))(
    '$itemCategory becomes resizable of the same origin',
    ({ becomes, origin }) => {
      const resizable = kindOf(becomes ?? '')
      expect(resizable).toMatchObject({ isResizable: true, needsGeneration: true, becomes: null, origin })
    },
  )
})

const printed: ItemSections = {
  ...emptySections,
  product: box(),
  printing: { ...emptySections.printing, numberOfColors: 2 },
  design: { ...emptySections.design, additionalTrim: 5 },
}

describe('an item that becomes of another kind', () => {
  it('keeps what it has, and loses what the kind never has', () => {
    expect(changedKind(printed, 'RESIZABLE', false)?.loses).toEqual([])
    const bought = changedKind(printed, 'GENERIC', false)
    expect(bought?.loses).toEqual(['printing', 'design'])
    expect(bought?.product).toMatchObject({
      ...{ itemCategory: 'GENERIC', isGen: true, description: 'Fruit tray outer', code: 'BOX-1' },
      ...{ styleCarton: '', length: null, boardGrade: '' },
    })
  })

  it('loses what the kind does not keep where it begins afresh', () => {
    expect(changedKind(printed, 'RESIZABLE', true)?.loses).toEqual(['printing', 'design'])
    expect(changedKind(printed, 'COPY_REDESIGN', true)?.loses).toEqual(['design'])
    expect(changedKind(printed, 'MODIFY', true)?.loses).toEqual([])
    expect(changedKind(printed, 'BOX', true)).toBeNull()
  })

  it.each([
    ['MODIFY_SIMPLE_CHANGE', 'MODIFY_ART_CHANGE', 'EXISTING', 'CHANGED'],
    ['MODIFY_SIMPLE_CHANGE', 'MODIFY_ART_CHANGE', 'CODE', 'CODE'],
    ['MODIFY_SIMPLE_CHANGE', 'MODIFY_STRUCTURAL_CHANGE', 'EXISTING', 'EXISTING'],
    // What a person said of the stereos of such a change stays.
    ['MODIFY_ART_CHANGE', 'MODIFY_ART_CHANGE_RESIZABLE', 'EXISTING', 'EXISTING'],
  ])('%s made %s has the stereo %s as %s, as when it is quoted again so', (from, to, was, now) => {
    const before: ItemSections = {
      ...printed,
      product: { ...printed.product, itemCategory: from },
      printing: { ...printed.printing, stereoPlate: was },
    }
    const after = { ...before, product: { ...before.product, itemCategory: to } }
    expect(react(before, after, { facts: {}, step: 'INITIATE' }).sections.printing.stereoPlate).toBe(now)
  })

  it('is made again when it is no longer bought', () => {
    const bought = { ...printed, product: { ...printed.product, itemCategory: 'GENERIC', isGen: true } }
    expect(changedKind(bought, 'NEW_MANUAL_DESIGN', false)?.product.isGen).toBe(false)
  })

  it.each([
    ['INVOICE_CARD_ONLY', true, 'Item category Invoice Card Only cannot be chosen.'],
    ['NEW_MANUAL_DESIGN', true, 'The item is New / Manual Design already.'],
    ['MODIFY', false, 'Modify is of a product: quote it again from the existing products.'],
    ['MODIFY', true, ''],
    ['GENERIC', false, ''],
  ])('as %s with a source %s is refused by "%s"', (to, hasSource, refusal) => {
    expect(kindRefusal({ itemCategory: 'NEW_MANUAL_DESIGN', hasSource }, to)).toBe(refusal)
  })
})

describe('rule resizable-generation', () => {
  const designed = {
    ...printed,
    design: {
      ...printed.design,
      ...{
        designProjectNo: 'E-1',
        ardFileName: 'Outer.ARD',
        mfgFileName: 'Outer.MFG',
        isArdFileExisted: true,
      },
    },
  }
  const inCategory = (item: ItemSections, itemCategory: string): ItemSections => ({
    ...item,
    product: { ...item.product, itemCategory },
  })
  const about = { facts: {}, step: 'DESIGN' }
  const steps = [aStep('CORR')]
  const required = 'ardFileName: Design generation is required: the item is resizable.'
  const saidOf = (item: ItemSections) =>
    said(findingsOf(under({ ...item, design: { ...item.design, designSteps: [] } }, { facts: {} })))

  it('an item that becomes resizable loses the files of its other size', () => {
    const { sections, said: sentences } = react(designed, inCategory(designed, 'RESIZABLE'), about)
    expect(sections.design).toMatchObject({ designProjectNo: 'E-1', ardFileName: '', mfgFileName: '' })
    expect(sentences).toEqual(['Design generation is required: the item became resizable.'])
    expect(react(designed, inCategory(designed, 'INDUSTRY_STANDARD'), about).said).toEqual([])
  })

  it('resizable-generation: asks for the design to be generated, once it is designed', () => {
    const at = (item: ItemSections) =>
      said(
        findingsOf(under({ ...item, design: { ...item.design, designSteps: steps } }, { facts: {} })).filter(
          ({ code }) => code === 'not-generated',
        ),
      )
    const undone = { ...designed, design: { ...designed.design, ardFileName: '', mfgFileName: '' } }
    expect(at(inCategory(undone, 'RESIZABLE'))).toEqual([required])
    expect(at(inCategory(designed, 'RESIZABLE'))).toEqual([])
    expect(at(undone)).toEqual([])
    expect(saidOf(inCategory(undone, 'RESIZABLE'))).not.toContain(required)
  })

  it.each([
    ['MODIFY_SIMPLE_CHANGE', 410, ["length: You must click 'Convert to Resizable'"]],
    ['MODIFY_SIMPLE_CHANGE', 400, []],
    ['MODIFY_SIMPLE_CHANGE', null, []],
    ['MODIFY_SIMPLE_CHANGE_RESIZABLE', 410, []],
    ['MODIFY_STRUCTURAL_CHANGE', 410, []],
    ['NEW_MANUAL_DESIGN', 410, []],
  ])('a %s of another length (%s) than its source says %j', (itemCategory, length, sentences) => {
    const sourceSize = { length: 400, width: 300, depth: 250 }
    const found = (facts: object) =>
      said(
        findingsOf(under(sectionsOf({ product: box({ itemCategory, length }) }), { facts })).filter(
          ({ code }) => code === 'not-resizable',
        ),
      )
    expect(found({ sourceSize })).toEqual(sentences)
    expect([found({}), found({ sourceSize: null })]).toEqual([[], []])
  })

  it('is offered to what can become resizable', () => {
    expect(resizableRefusal('NEW_MANUAL_DESIGN')).toBe('')
    expect(resizableRefusal('RESIZABLE')).toBe('The item is resizable already.')
    expect(resizableRefusal('GENERIC')).toBe("Generic can't become resizable.")
  })
})
