import { describe, expect, it } from 'vitest'
import { fold, foldPicture } from '#domain/dieline'
import { box, made } from '../boxGeometry/builders.ts'

const names = (svg: string) => [...svg.matchAll(/<polygon[^>]*><title>([^<]*)</gu)].map(([, name]) => name)

describe('the still picture of a folded box', () => {
  const model = fold(made('0201', box), 1)

  it('has every panel once', () => {
    expect(names(foldPicture(model)).toSorted()).toEqual(model.panels.map(({ name }) => name).toSorted())
  })

  it('seen from above, the outer top flaps are drawn after the inner ones and after the bottom', () => {
    const order = names(foldPicture(model))
    for (const outer of ['T2', 'T4'])
      for (const before of ['T1', 'T3', 'B1', 'B2', 'B3', 'B4'])
        expect(order.indexOf(outer)).toBeGreaterThan(order.indexOf(before))
  })

  it('seen from below, the outer bottom flaps are last', () => {
    const order = names(foldPicture(model, { above: -25 }))
    for (const outer of ['B2', 'B4'])
      for (const before of ['B1', 'B3', 'T2', 'T4'])
        expect(order.indexOf(outer)).toBeGreaterThan(order.indexOf(before))
  })

  it('seen from straight above, it is as wide as the box is between the middles of its walls', () => {
    const svg = foldPicture(model, { around: 0, above: 90, width: 300 })
    const points = [...svg.matchAll(/points="([^"]*)"/gu)].flatMap(([, list = '']) =>
      list.split(' ').map(pair => pair.split(',').map(Number)),
    )
    const spread = (axis: number) => {
      const values = points.map(pair => pair[axis] ?? 0)
      return Math.max(...values) - Math.min(...values)
    }
    expect([spread(0), spread(1)]).toEqual([404, 306])
  })

  it('is drawn for flat, half-folded and lying boxes too, with the title asked for', () => {
    for (const fraction of [0, 0.5])
      expect(names(foldPicture(fold(made('0201', box), fraction)))).toHaveLength(13)
    const tray = fold(made('0421', { length: 400, width: 300, depth: 80 }, 'B'), 1)
    expect(foldPicture(tray, { title: 'Tray <1>' })).toContain('<title>Tray &lt;1&gt;</title>')
  })
})
