import type { Trace } from '#domain/trace'
import { closingStepsNeeded } from './closingStepsNeeded.ts'

/** The message of the design tab (001 §5). */
const invalidClosedHere = 'Invalid Closed Here'

export type ClosedHereCheck =
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly message: string; readonly reason: string; readonly trace: Trace }

/** Whether as many steps close the box as its style and closure ask for. */
export function checkClosedHere(
  style: string,
  closureCode: string | null,
  steps: readonly { readonly isClosedHere: boolean }[],
): ClosedHereCheck {
  const needed = closingStepsNeeded(style, closureCode)
  const closing = steps.filter(step => step.isClosedHere).length
  const why = `style ${style}, closure ${closureCode ?? 'none'}, needs ${needed}`
  const trace: Trace = [{ label: 'Closing steps', value: closing, why }]
  if (closing === needed) return { ok: true, trace }
  const reason = `Style ${style} needs ${needed} closing ${needed === 1 ? 'step' : 'steps'}, the route has ${closing}.`
  return { ok: false, message: invalidClosedHere, reason, trace }
}
