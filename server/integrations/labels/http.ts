import { z } from 'zod'
import { labelZpl } from '#domain/samples'
import { Problem } from '../../problem/problem.ts'
import type { LabelPrinter } from './labelPrinter.ts'

export interface HttpLabelsOptions {
  readonly url: string
  readonly token?: string
  readonly timeoutMs: number
}

const Answer = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/** A printing system over HTTP, which takes ZPL for one of its printers. */
export function httpLabels({ url, token, timeoutMs }: HttpLabelsOptions): LabelPrinter {
  const address = url.replace(/\/+$/, '')
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    adapter: 'http',
    isReachable: () =>
      ask('/health').then(
        ({ ok }) => ok,
        () => false,
      ),
    print: async ({ printer, ...content }) => {
      try {
        const body = JSON.stringify({ printer, format: 'ZPL', content: labelZpl(content) })
        const response = await ask('/print', { method: 'POST', body })
        if (!response.ok) throw new Error(`status ${response.status}`)
        return Answer.parse(await response.json())
      } catch (error) {
        const reason = error instanceof z.ZodError ? 'an answer that is not understood' : String(error)
        throw new Problem('unavailable', `The label printer could not be reached (${reason}).`)
      }
    },
  }
}
