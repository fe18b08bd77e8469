import { describe, expect, test } from 'vitest'
import type { QuoteItem, SectionSaved } from '#contract/quote'
import type { SectionKey } from '#domain/quoteItem'
import { Failure } from '../../../src/dataProvider/index.ts'
import { baseOf, valuesOf } from '../../../src/pages/quoteItem/draft/base.ts'
import { followed, takenBack } from '../../../src/pages/quoteItem/draft/follow.ts'
import { resolveConflict, saveSection } from '../../../src/pages/quoteItem/draft/saveSection.ts'
import { draftOf, itemWith, saved, worldOf } from './draftOf.ts'

const stale = (current: QuoteItem) =>
  new Failure({
    message: 'Mai Thorne saved this product in the meantime.',
    status: 409,
    code: 'stale',
    problem: {
      type: '',
      title: '',
      status: 409,
      detail: '',
      code: 'stale',
      errors: [],
      requestId: '',
      current,
    },
  })
const ink = (key: string, inkCode: string, printCoverage: number | null = null) => ({
  key,
  inkCode,
  stereoCode: '',
  printCoverage,
})

describe('the draft of an item', () => {
  test('each section is dirty by itself, and clean again when what was stored stands there again', () => {
    const draft = draftOf(itemWith({ product: { length: 400 } }))
    draft.change('printing', { isDoubleSided: true })
    draft.change('product', { length: 410 })
    expect(draft.state().dirtySections).toEqual(['product', 'printing'])
    draft.change('product', { length: 400 })
    expect(draft.state().dirtySections).toEqual(['printing'])
  })

  test('a section that somebody else saved is taken over where nothing is changed, and left where something is', () => {
    const draft = draftOf(itemWith({ product: { length: 400 } }))
    draft.change('product', { width: 300 })
    draft.receive(
      itemWith({ product: { length: 500 }, printing: { isDoubleSided: true } }, { product: 2, printing: 2 }),
    )
    expect(draft.values().product).toMatchObject({ length: 400, width: 300 })
    expect(draft.values().printing.isDoubleSided).toBe(true)
    expect(draft.state().dirtySections).toEqual(['product'])
  })

  test('what is typed while a save is under way stays, and is still to be saved', async () => {
    const draft = draftOf(itemWith({}))
    draft.change('product', { length: 400 })
    let answer: (item: SectionSaved) => void = () => undefined
    const saving = saveSection(
      draft,
      'product',
      worldOf(
        () =>
          new Promise(done => {
            answer = done
          }),
      ),
    )
    draft.change('product', { width: 300 })
    draft.change('printing', { isDoubleSided: true })
    answer({
      item: itemWith({ product: { length: 400 } }, { product: 2 }),
      actionMessage: '',
      written: ['product'],
      said: [],
    })
    expect(await saving).toBe(true)
    expect(draft.values().product).toMatchObject({ length: 400, width: 300 })
    expect(draft.base().product).toMatchObject({ version: 2, values: { length: 400, width: null } })
    expect(draft.state().dirtySections).toEqual(['product', 'printing'])
  })

  test('price-debounce: a save that the world says comes too soon sends nothing, and what was typed stays', async () => {
    const draft = draftOf(itemWith({}))
    draft.change('pricing', { pricingPolicy: '2' })
    const world = worldOf(() => Promise.reject(new Error('nothing is sent')))
    expect(await saveSection(draft, 'pricing', { ...world, isTooSoon: key => key === 'pricing' })).toBe(false)
    expect(draft.state().dirtySections).toEqual(['pricing'])
  })

  test('a changed section that our own save wrote as well goes on from what it wrote, unasked', async () => {
    const draft = draftOf(itemWith({ printing: { inkCoverages: [ink('a', 'PMS185')] } }))
    draft.change('product', { printProcess: 'FLEXO' })
    draft.change('printing', { printCoverage: 20 })
    const after = itemWith({ product: { printProcess: 'FLEXO' } }, { product: 2, printing: 2 })
    expect(
      await saveSection(
        draft,
        'product',
        worldOf(() => saved(after, ['product', 'printing'])),
      ),
    ).toBe(true)
    expect(draft.values().printing).toMatchObject({ printCoverage: 20, inkCoverages: [] })
    expect(draft.base().printing.version).toBe(2)
    expect(draft.state()).toMatchObject({ dirtySections: ['printing'], conflict: null })
  })

  test('one that somebody else had saved before our own save wrote it is not: its save will ask', async () => {
    const draft = draftOf(itemWith({}))
    draft.change('product', { printProcess: 'FLEXO' })
    draft.change('printing', { printCoverage: 20 })
    const after = itemWith({ printing: { printCoverage: 70 } }, { product: 2, printing: 3 })
    await saveSection(
      draft,
      'product',
      worldOf(() => saved(after, ['product', 'printing'])),
    )
    expect(draft.base().printing.version).toBe(1)
    expect(draft.values().printing.printCoverage).toBe(20)
  })

  test('two saves that meet are set against each other by path, row by row, and go on as chosen', async () => {
    const start = itemWith({ printing: { inkCoverages: [ink('a', 'PMS185', 10), ink('b', 'BLACK', 5)] } })
    const draft = draftOf(start)
    draft.form.setValue('printing.inkCoverages.0.printCoverage', 30)
    const theirs = itemWith(
      { printing: { inkCoverages: [ink('a', 'PMS185', 20), ink('b', 'BLACK', 8)] } },
      { printing: 2 },
    )
    const sent: object[] = []
    const world = worldOf((_, values) => {
      sent.push(values)
      if (sent.length === 1) return Promise.reject(stale(theirs))
      return saved({ ...theirs, printing: values, versions: { ...theirs.versions, printing: 3 } } as never, [
        'printing',
      ])
    })
    expect(await saveSection(draft, 'printing', world)).toBe(false)
    expect(draft.state().conflict).toMatchObject({
      section: 'printing',
      message: 'Mai Thorne saved this product in the meantime.',
    })
    const chosen = { ...theirs.printing, inkCoverages: [ink('a', 'PMS185', 30), ink('b', 'BLACK', 8)] }
    expect(await resolveConflict(draft, chosen, world)).toBe(true)
    expect(sent[1]).toMatchObject({ inkCoverages: [{ printCoverage: 30 }, { printCoverage: 8 }] })
    expect(draft.state().dirtySections).toEqual([])
  })

  test('both saved the same: nothing is asked, and it is said to be saved', async () => {
    const draft = draftOf(itemWith({}))
    draft.change('product', { length: 400 })
    const said: SectionKey[] = []
    const same = stale(itemWith({ product: { length: 400 } }, { product: 2 }))
    const world = { ...worldOf(() => Promise.reject(same)), saved: (key: SectionKey) => void said.push(key) }
    expect(await saveSection(draft, 'product', world)).toBe(true)
    expect(draft.state()).toMatchObject({ conflict: null, dirtySections: [], triedSections: [] })
    expect(said).toEqual(['product'])
  })

  test('a number that is none is a change, and keeps its own section alone from being saved', async () => {
    const draft = draftOf(itemWith({}))
    draft.form.setValue('product.length', Number.NaN)
    draft.change('printing', { isDoubleSided: true })
    expect(draft.state().dirtySections).toEqual(['product', 'printing'])
    const world = worldOf(() =>
      saved(itemWith({ printing: { isDoubleSided: true } }, { printing: 2 }), ['printing']),
    )
    expect(await saveSection(draft, 'product', world)).toBe(false)
    expect(await saveSection(draft, 'printing', world)).toBe(true)
    expect(draft.values().product.length).toBeNaN()
  })

  test('a save that did not arrive waits for another try', async () => {
    const draft = draftOf(itemWith({}))
    draft.change('product', { length: 400 })
    const failure = new Failure({ message: 'No connection to the server', status: 0, code: 'no-connection' })
    const world = worldOf(() => Promise.reject(failure))
    expect(await saveSection(draft, 'product', world)).toBe(false)
    expect(draft.state().lost).toEqual({ section: 'product', failure })
    expect(draft.values().product.length).toBe(400)
  })
})

describe('what follows from a change', () => {
  const about = { facts: {}, step: 'INITIATE' }
  const slotted = itemWith({ product: { styleCarton: '02', styleTopFlap: '02', topFlapAdjustment: 20 } })

  test('is applied as one, and taken back with its cause; what was typed since stays', () => {
    const before = valuesOf(baseOf(slotted))
    const typed = { ...before, product: { ...before.product, styleCarton: '04', length: Number.NaN } }
    const after = followed(before, typed, about)?.values
    expect(after?.product).toMatchObject({ styleCarton: '04', topFlapAdjustment: null, length: Number.NaN })
    if (after === undefined) throw new Error('nothing followed')
    const now = { ...after, product: { ...after.product, width: 300 } }
    expect(takenBack(before, after, now).product).toMatchObject({
      styleCarton: '02',
      topFlapAdjustment: 20,
      width: 300,
    })
  })

  test('is nothing for a field that nothing depends on', () => {
    const before = valuesOf(baseOf(slotted))
    expect(
      followed(before, { ...before, product: { ...before.product, drawingNo: 'D-1' } }, about),
    ).toBeNull()
  })
})
