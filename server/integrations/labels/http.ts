import { z } from 'zod'
import { labelZpl } from '#domain/samples'
import { Problem } from '../../problem/problem.ts'
import { createOutside, type OutsideLimits, saysItFailed, whyNot } from '../outside/outside.ts'
import type { LabelPrinter } from './labelPrinter.ts'

export interface HttpLabelsOptions extends OutsideLimits {
  readonly url: string
  readonly token?: string
}

const Answer = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/** A printing system over HTTP, which takes ZPL for one of its printers. */
export function httpLabels(options: HttpLabelsOptions): LabelPrinter {
  const system = 'The label printer'
  const outside = createOutside({ ...options, system })
  return {
    adapter: 'http',
    isReachable: outside.isReachable,
    print: async ({ printer, ...content }) => {
      const body = { printer, format: 'ZPL', content: labelZpl(content) }
      const { status, ok, json } = await outside
        .ask('/print', { method: 'POST', body })
        .catch((error: unknown) => {
          throw new Problem('unavailable', whyNot(system, error))
        })
      if (!ok) throw new Problem('unavailable', saysItFailed(system, status))
      const answer = Answer.safeParse(json)
      if (answer.success) return answer.data
      throw new Problem('unavailable', `${system} answered something that is not understood here.`)
    },
  }
}
