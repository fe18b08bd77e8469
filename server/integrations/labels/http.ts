import { z } from 'zod'
import { labelZpl } from '#domain/samples'
import { Problem } from '../../problem/problem.ts'
import { createOutside, type OutsideLimits } from '../outside/outside.ts'
import type { LabelPrinter } from './labelPrinter.ts'

export interface HttpLabelsOptions extends OutsideLimits {
  readonly url: string
  readonly token?: string
}

const Answer = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/** A printing system over HTTP, which takes ZPL for one of its printers. */
export function httpLabels(options: HttpLabelsOptions): LabelPrinter {
  const outside = createOutside({ ...options, system: 'The label printer' })
  return {
    adapter: 'http',
    isReachable: outside.isReachable,
    print: async ({ printer, ...content }) => {
      try {
        const body = { printer, format: 'ZPL', content: labelZpl(content) }
        const { status, ok, json } = await outside.ask('/print', { method: 'POST', body })
        if (!ok) throw new Error(`status ${status}`)
        return Answer.parse(json)
      } catch (error) {
        const reason = error instanceof z.ZodError ? 'an answer that is not understood' : String(error)
        throw new Problem('unavailable', `The label printer could not be reached (${reason}).`)
      }
    },
  }
}
