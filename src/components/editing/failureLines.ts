import { failureText, isFailure } from '../../dataProvider/index.ts'
import { fieldSentence } from './fieldSentence.ts'

/**
 * Why a call failed, a sentence each: its own, and every refused field by its label. What is said twice is said once,
 * and a request that breaks its schema says nothing but its fields.
 */
export function failureLines(error: unknown, labelOf: (field: string) => string, otherwise = ''): string[] {
  const fields = Object.entries(isFailure(error) ? error.fieldErrors : {}).map(([path, message]) =>
    fieldSentence(labelOf(path), message),
  )
  const isOnlyFields = isFailure(error, 'invalid-request') && fields.length > 0
  const own = isOnlyFields ? [] : [failureText(error, otherwise)]
  return [...new Set([...own, ...fields])].filter(line => line !== '')
}
