import type { z } from 'zod'
import type { DesignWork } from '#domain/designFiles'
import { ArdAnswer, CompaniesAnswer, DesignAnswer, ProjectAnswer } from './answers.ts'
import { ask } from './ask.ts'
import type { DesignService, MadeFile } from './designService.ts'

export interface HttpDesignOptions {
  readonly url: string
  readonly token?: string
  /** For everything but the generation of files, which has a limit of its own. */
  readonly timeoutMs: number
}

const fileOf = ({ role, fileName, content }: z.infer<typeof DesignAnswer>['files'][number]): MadeFile => ({
  role,
  fileName,
  content: Buffer.from(content, 'base64'),
})

/**
 * The real design service over HTTP. Each call sends what it is about, whole, and gets JSON, files in it as base64; what
 * it won't do it answers with `success: false` and a message, or a status of 4xx.
 */
export function httpDesign({ url, token, timeoutMs }: HttpDesignOptions): DesignService {
  const address = url.replace(/\/+$/, '')
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const call = <Schema extends z.ZodType>(
    work: DesignWork,
    path: string,
    body: unknown,
    answer: Schema,
    more?: AbortSignal,
  ) => {
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = more === undefined ? limit : AbortSignal.any([more, limit])
    return ask({ work, url: `${address}/ws/${path}`, headers, body, answer, signal, whenEnded: 'timeout' })
  }
  return {
    adapter: 'http',
    isStandIn: false,
    isReachable: () =>
      fetch(`${address}/health`, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        ({ ok }) => ok,
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
        whenEnded: 'limit',
      })
      return { ...named, files: files.map(fileOf) }
    },
    synchroniseCompanies: async companies => {
      await call('company', 'synchroniseCompanies', { companies }, CompaniesAnswer)
    },
  }
}
