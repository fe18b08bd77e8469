import { text } from '#domain/messages'
import { failureText, isFailure } from '../../dataProvider/index.ts'

/**
 * Why a list could not be read. What an address asks amiss is found by a validator, whose words are for programs: people
 * are told what they can do.
 */
export const listReason = (error: unknown): string =>
  isFailure(error, 'invalid-request')
    ? 'The list can’t be narrowed like that: change its filters, or clear them.'
    : failureText(error, text('errorRetrievingData'))
