import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the value differs from `target`, else null. Source: 000 §5. */
export function equalTo(value: string | number | null | undefined, target: string | number): string | null {
  return isEmpty(value) || value === target ? null : text('formEqualTo', { target })
}
