import { failureText, isFailure } from '../../dataProvider/index.ts'
import { fieldSentence } from './fieldSentence.ts'

/**
 * Why a call failed, a sentence each: its own, and every refused field by its label. What is said twice is said once,
 * and a request that breaks its schema, or says no more than one of its fields, says nothing but its fields.
 */
export function failureLines(error: unknown, labelOf: (field: string) => string, otherwise = ''): string[] {
  const refused = Object.entries(isFailure(error) ? error.fieldErrors : {})
  const fields = refused.map(([path, message]) => fieldSentence(labelOf(path), message))
  const said = failureText(error, otherwise)
  const isOnlyFields =
    (isFailure(error, 'invalid-request') && fields.length > 0) ||
    refused.some(([, message]) => message === said)
  const own = isOnlyFields ? [] : [said]
  return [...new Set([...own, ...fields])].filter(line => line !== '')
}
