import type { Middleware } from 'koa'
import { messagePage } from './pages/messagePage.ts'

/** An unexpected failure is reported, and the person gets a page with a way back instead of a bare status. */
export function answerFailures(report: (error: Error) => void, home: string): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      report(error instanceof Error ? error : new Error('The development provider failed', { cause: error }))
      ctx.status = 500
      ctx.type = 'html'
      const sentence = 'The development identity provider failed; the log of the server says why.'
      ctx.body = messagePage({ title: 'Something went wrong', sentence, home, nonce: ctx.state.nonce })
    }
  }
}
