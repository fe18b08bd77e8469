import { afterAll, describe, expect, it } from 'vitest'
import { drawDesign } from '#domain/designFiles'
import { createPlantPool } from '../../server/engines/plantPool.ts'
import { routeAtHomeFirst } from '../../server/engines/plantWork.ts'
import { anOrder } from '../domain/designFiles/orders.ts'
import { anItem, theMasters } from '../domain/estimating/builders.ts'

const masters = theMasters()
const pool = createPlantPool()
afterAll(() => pool.close())

describe('the thread that routes items and draws their designs', () => {
  it('answers what the engines answer, in whatever order it is asked', async () => {
    const wanted = { question: anItem(), quantity: 5000 }
    const [route, design, none] = await Promise.all([
      pool.route(wanted, masters),
      pool.draw(anOrder()),
      pool.route({ ...wanted, question: anItem({ boardGrade: 'NONE' }) }, masters),
    ])
    expect(route).toMatchObject({ ok: true })
    expect(route).toEqual(routeAtHomeFirst(wanted, masters))
    expect(design).toEqual(drawDesign(anOrder()))
    expect(none).toMatchObject({ ok: false })
  })
})
