import type { z } from 'zod'
import type { DesignWork } from '#domain/designFiles'
import { createBreaker, Resting } from '../outside/breaker.ts'
import type { OutsideLimits } from '../outside/outside.ts'
import { ArdAnswer, CompaniesAnswer, DesignAnswer, ProjectAnswer } from './answers.ts'
import { ask } from './ask.ts'
import type { DesignService, MadeFile } from './designService.ts'
import { DesignServiceFailure } from './designServiceFailure.ts'

/** The time-out is for everything but the generation of files, which has a limit of its own. */
export interface HttpDesignOptions extends OutsideLimits {
  readonly url: string
  readonly token?: string
}

/** For so many milliseconds it is left alone after a time-out, unless said otherwise. */
const defaultRest = 30_000

const isSilence = (error: unknown): boolean =>
  error instanceof DesignServiceFailure && error.failure.kind === 'timeout'

const fileOf = ({ role, fileName, content }: z.infer<typeof DesignAnswer>['files'][number]): MadeFile => ({
  role,
  fileName,
  content: Buffer.from(content, 'base64'),
})

/**
 * The real design service over HTTP. Each call sends what it is about, whole, and gets JSON, files in it as base64; what
 * it won't do it answers with `success: false` and a message, or a status of 4xx.
 */
export function httpDesign(options: HttpDesignOptions): DesignService {
  const { url, token, timeoutMs, restMs = defaultRest, largestAnswer } = options
  const address = url.replace(/\/+$/, '')
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const breaker = createBreaker({ system: 'The design service', restMs, isSilence })
  const call = async <Schema extends z.ZodType>(
    work: DesignWork,
    path: string,
    body: unknown,
    answer: Schema,
    more?: AbortSignal,
  ) => {
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = more === undefined ? limit : AbortSignal.any([more, limit])
    const question = { work, url: `${address}/ws/${path}`, headers, body, answer, signal, largestAnswer }
    try {
      return await breaker.run(() => ask({ ...question, whenEnded: 'timeout' }))
    } catch (error) {
      if (!(error instanceof Resting)) throw error
      throw new DesignServiceFailure(work, { kind: 'unreachable', detail: error.message })
    }
  }
  return {
    adapter: 'http',
    isStandIn: false,
    isReachable: () =>
      breaker
        .probe(() =>
          fetch(`${address}/health`, {
            headers,
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMs),
          }),
        )
        .then(
          async ({ ok, body }) => {
            await body?.cancel()
            return ok
          },
          () => false,
        ),
    createProject: async (subject, signal) =>
      (await call('project', 'createProject', subject, ProjectAnswer, signal)).projectNo,
    ardOf: async subject => {
      const { ardFileName, exists } = await call('project', 'getARDName', subject, ArdAnswer)
      return { ardFileName, exists }
    },
    ardFromStandards: async order => {
      const { ardFileName, exists, file } = await call(
        'project',
        'generateARDfromStandards',
        order,
        ArdAnswer,
      )
      return { ardFileName, exists, file: file === null ? null : { ...fileOf(file), role: 'ard' } }
    },
    generate: async (order, signal) => {
      const { files, ...named } = await ask({
        work: 'generation',
        url: `${address}/ws/generateFiles`,
        headers,
        body: order,
        answer: DesignAnswer,
        signal,
        largestAnswer,
        whenEnded: 'limit',
      })
      return { ...named, files: files.map(fileOf) }
    },
    synchroniseCompanies: async companies => {
      await call('company', 'synchroniseCompanies', { companies }, CompaniesAnswer)
    },
  }
}
