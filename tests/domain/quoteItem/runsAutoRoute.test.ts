import { expect, it } from 'vitest'
import { itemCategories, runsAutoRoute } from '#domain/quoteItem'

const at = (step: string) =>
  itemCategories.map(({ code }) => code).filter(category => runsAutoRoute(category, step))

const resizable = [
  'RESIZABLE',
  'COPY_REDESIGN',
  'COPY_REDESIGN_RESIZABLE',
  'MODIFY_ART_STRUCTURAL_CHANGE_RESIZABLE',
  'MODIFY_ART_CHANGE_RESIZABLE',
  'MODIFY_SIMPLE_CHANGE_RESIZABLE',
  'MODIFY_STRUCTURAL_CHANGE_RESIZABLE',
]

it('autoroute-trigger-initiate: a redesign and what is resizable are routed at Initiate', () => {
  expect(at('INITIATE').toSorted()).toEqual(resizable.toSorted())
})

it('autoroute-trigger-design: at Design a new design too', () => {
  expect(at('DESIGN').toSorted()).toEqual(['NEW_MANUAL_DESIGN', ...resizable].toSorted())
})

it('nothing is routed at any other step', () => {
  expect(at('PRICING')).toEqual([])
})
