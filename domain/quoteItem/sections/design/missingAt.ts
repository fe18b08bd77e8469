import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { fieldLabel } from '../../pathLabel.ts'
import { designError } from './designError.ts'

/** A field of Design that has to be filled in, by its path; named by its own label. */
export function missingAt(path: string): Finding {
  const field = fieldLabel('design', path).split(', ').at(-1) ?? path
  return designError(path, 'required', text('formRequired', { field }))
}
