import { expect, it } from 'vitest'
import { type Announcement, announcementsIn, tellingOf } from '../../../server/hub/announce.ts'

const said = {
  what: 'saved',
  action: '',
  who: { login: 'salesrep', name: 'Jane Whitfield' },
  at: '2026-11-28T00:00:00Z',
} as const

const listed = (ids: readonly number[]): Announcement => {
  const groups = ['worklist:DESIGN']
  const items = ids.map(id => ({ id, quoteId: 7, hashKey: `${id}.1` }))
  return { name: 'WorklistChanged', groups, payload: { ...said, groups, items } }
}

const opened = (id: number): Announcement => ({
  name: 'QuoteItemChanged',
  groups: [`quoteItem:${id}`],
  payload: { ...said, id, quoteId: 7, hashKey: `${id}.1`, versions: {} },
})

const textsOf = (announcements: readonly Announcement[]): string[] =>
  JSON.parse(tellingOf(announcements).texts)

it('what is told of one change travels in one notification', () => {
  const told = [listed([1, 2]), opened(1), opened(2)]
  const texts = textsOf(told)
  expect(texts).toHaveLength(1)
  expect(texts.flatMap(announcementsIn)).toEqual(told)
  expect(textsOf([])).toEqual([])
})

it('no notification is too long for PostgreSQL, and every item is in one', () => {
  const ids = Array.from({ length: 600 }, (_, id) => id + 1)
  const texts = textsOf([listed(ids), ...ids.map(opened)])
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000)
  const heard = texts.flatMap(announcementsIn)
  const inLists = heard.flatMap(each => (each.name === 'WorklistChanged' ? each.payload.items : []))
  expect(inLists.map(({ id }) => id)).toEqual(ids)
  expect(heard.filter(({ name }) => name === 'QuoteItemChanged')).toHaveLength(600)
  expect(texts.length).toBeLessThan(40)
})
