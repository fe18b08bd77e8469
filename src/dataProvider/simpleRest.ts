import simpleRestProvider from 'ra-data-simple-rest'
import { contentRange, type Page } from '#contract/client'
import { answerOf } from './answerOf.ts'
import type { Http } from './http.ts'
import { pageLocally } from './pageLocally.ts'

interface Asked {
  readonly signal?: AbortSignal | null
}

/** The address without a filter of nothing and a sort by nothing, which the dialect always sends. */
function tidied(address: string): { readonly path: string; readonly query: Record<string, string> } {
  const [path = '', words = ''] = address.split('?')
  const query = Object.fromEntries(new URLSearchParams(words))
  const asked = Object.entries(query).filter(
    ([key, value]) => !(key === 'filter' && value === '{}') && !(key === 'sort' && value.startsWith('["",')),
  )
  return { path, query: Object.fromEntries(asked) }
}

/** `items 0-24/319`, which the package reads the total from, also of a server that answered the plain array. */
const rangeOf = ({ total = 0 }: Page<unknown>) => new Headers({ 'content-range': `items 0-0/${total}` })

/**
 * ra-data-simple-rest over the one function that every call goes through; resources are paths without their first `/`.
 * `counted` is told when the server did not count to the end (`1000+`), which the package does not pass on.
 */
export function simpleRest(http: Http, counted: (isAtLeast: boolean) => void = () => undefined) {
  return simpleRestProvider('', async (address: string, { signal }: Asked = {}) => {
    const { path, query } = tidied(address)
    const search = new URLSearchParams(query).toString()
    const response = await http(
      { method: 'GET', path: search === '' ? path : `${path}?${search}` },
      { signal: signal ?? undefined },
    )
    const json = await answerOf(response, answer => answer.json())
    const { status, headers } = response
    const range = contentRange(response)
    counted(range.isAtLeast === true)
    if (range.total !== undefined || !Array.isArray(json)) return { status, headers, json, body: '' }
    const page = pageLocally(json, query)
    return { status, headers: rangeOf(page), json: page.data, body: '' }
  })
}
