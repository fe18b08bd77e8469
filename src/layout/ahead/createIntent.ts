import { whenIdle } from './whenIdle.ts'

interface Steps {
  readonly mayOpen: (address: string) => boolean
  readonly fetchPage: (address: string) => void
  readonly ask: (address: string) => void
}

/** Milliseconds that somebody rests on what they mean to open; a pointer on its way elsewhere is gone by then. */
const restsFor = 80

/**
 * Tells what a person is about to open from what they rest on and press. What they only rest on is fetched in idle time: it
 * is never in the way of what they do meanwhile.
 */
export function createIntent({ mayOpen, fetchPage, ask }: Steps) {
  let at: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave: (() => void)[] = []
  const idly = (run: () => void) => {
    leave.push(whenIdle(run))
  }

  const stop = () => {
    clearTimeout(timer)
    for (const one of leave) one()
    leave = []
    at = null
  }
  return {
    stop,
    /** On what leads to an address, or on nothing (null). Its page serves many rows; its calls are its own. */
    rest: (address: string | null) => {
      if (address === at) return
      stop()
      if (address === null || !mayOpen(address)) return
      at = address
      idly(() => fetchPage(address))
      timer = setTimeout(() => idly(() => ask(address)), restsFor)
    },
    press: (address: string | null) => {
      if (address === null || !mayOpen(address)) return
      stop()
      at = address
      fetchPage(address)
      ask(address)
    },
  }
}
