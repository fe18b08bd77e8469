import { text } from '#domain/messages'
import { failureText, isFailure } from '../../../../../dataProvider/failure.ts'

/**
 * What is said of a call about the design service that failed: that it took too long, that our own server is away, else
 * what the server says. Rule designgen-service-down (002 §8).
 */
export function designFailureWords(error: unknown): string {
  if (isFailure(error, 'timed-out')) return text('eskoTimeout')
  if (isFailure(error, 'no-connection')) return text('velocityApiUnavailable')
  return failureText(error)
}
