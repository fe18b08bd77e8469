import { vi } from 'vitest'

/** Lets the next request to an outside system run out of time when the function returned is called, whatever the clock says. */
export function givenUpWhenTold(): () => void {
  const controller = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(controller.signal)
  return () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
}
