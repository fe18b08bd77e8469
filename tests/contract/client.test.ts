import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addressOf, readAnswer, requestOf } from '#contract/client'
import { endpoint } from '#contract/endpoint'
import { signedIn } from '#domain/access'

const find = endpoint({
  method: 'GET',
  path: '/quote/Quote/{q}/items/{i}',
  summary: 'Finds',
  right: signedIn,
  params: z.object({ q: z.string(), i: z.number() }),
  query: z.object({ workflowIds: z.array(z.number()).optional(), filter: z.string().optional() }),
  response: z.object({ ok: z.boolean() }),
})

const save = endpoint({
  method: 'POST',
  path: '/config/setting',
  summary: 'Saves',
  right: signedIn,
  body: z.object({ key: z.string() }),
  response: z.null(),
})

describe('the address of a call', () => {
  it('has the parameters in their places', () => {
    expect(addressOf(find, { params: { q: '100023', i: 2 } })).toBe('/quote/Quote/100023/items/2')
  })

  it('escapes what would change the path', () => {
    const params = { q: 'a/b c é?#%', i: 1 }
    expect(addressOf(find, { params })).toBe('/quote/Quote/a%2Fb%20c%20%C3%A9%3F%23%25/items/1')
  })

  it('gives every parameter back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), q => {
        const path = addressOf(find, { params: { q, i: 1 } })
        expect(decodeURIComponent(path.split('/')[3] ?? '')).toBe(q)
      }),
      { seed: 7 },
    )
  })

  it('repeats the key of a list', () => {
    const address = addressOf(find, { params: { q: '1', i: 1 }, query: { workflowIds: [3, 5] } })
    expect(address).toBe('/quote/Quote/1/items/1?workflowIds=3&workflowIds=5')
  })

  it('writes objects as JSON and leaves out what is not given', () => {
    const query = { filter: { q: 'é & b' }, sort: undefined, range: null }
    const address = addressOf(find, { params: { q: '1', i: 1 }, query })
    const search = new URL(address, 'http://x').searchParams
    expect([...search]).toEqual([['filter', '{"q":"é & b"}']])
  })

  it('writes false and 0, which are given', () => {
    const address = addressOf(find, { params: { q: '1', i: 1 }, query: { a: false, b: 0, c: '' } })
    expect(address.split('?')[1]).toBe('a=false&b=0&c=')
  })
})

describe('the request of a call', () => {
  it('carries its body as JSON', () => {
    expect(requestOf(save, { body: { key: 'worklistpaging' } })).toEqual({
      method: 'POST',
      path: '/config/setting',
      body: '{"key":"worklistpaging"}',
    })
  })

  it('has no body when the call has none', () => {
    expect(requestOf(find, { params: { q: '1', i: 1 } })).not.toHaveProperty('body')
  })
})

describe('the answer of a call', () => {
  const answer = (range?: string) =>
    readAnswer(find, Response.json({ ok: true }, { headers: range ? { 'content-range': range } : {} }))

  it('is the data alone when it is no list', async () => {
    expect(await answer()).toEqual({ data: { ok: true } })
  })

  it('has the total of a list', async () => {
    expect(await answer('items 0-24/319')).toEqual({ data: { ok: true }, total: 319 })
    expect(await answer('items 0-0/0')).toEqual({ data: { ok: true }, total: 0 })
  })

  it.each(['items 0-24/*', 'items 0-24', 'items 0-24/many'])('has no total in %s', async range => {
    expect(await answer(range)).toEqual({ data: { ok: true } })
  })

  it('is null without content', async () => {
    expect(await readAnswer(save, new Response(null, { status: 204 }))).toEqual({ data: null })
  })
})
