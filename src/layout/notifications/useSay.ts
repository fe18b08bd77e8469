import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import { failureText, isFailure } from '../../dataProvider/failure.ts'

export type MessageKind = 'success' | 'error' | 'warning' | 'info'

/** What a person can do about a message, on a button in it. */
export interface MessageAction {
  readonly label: string
  readonly onAct: () => void
}

/** Shows one message, or a list of them, in the snackbar: a while, an error until it is closed or replaced. */
export type Say = (message: string | readonly string[], kind?: MessageKind, action?: MessageAction) => void

/** Says something in the snackbar, on react-admin's notifications. */
export function useSay(): Say {
  const notify = useNotify()
  return useCallback(
    (message, kind = 'info', action) => {
      const texts = typeof message === 'string' ? [message] : [...message]
      if (texts.length > 0) notify(texts.length === 1 ? texts[0] : texts, { type: kind, action })
    },
    [notify],
  )
}

/** A request that breaks its schema: its own sentence is for who wrote the request, the fields have the words for people. */
const isOfFields = (error: unknown): boolean =>
  isFailure(error, 'invalid-request') && Object.keys(error.fieldErrors).length > 0

/**
 * Says why a call failed, until the same succeeds: the failure's own sentence, else `otherwise`; a list of lines is said as it
 * is. Nothing when the call was given up.
 */
export type SayFailure = (error: unknown, otherwise?: string | readonly string[]) => void

function wordsOf(error: unknown, otherwise: string | readonly string[] | undefined) {
  if (typeof otherwise === 'object') return otherwise.length === 1 ? otherwise[0] : [...otherwise]
  return otherwise !== undefined && isOfFields(error) ? otherwise : failureText(error, otherwise)
}

/** Says why calls failed, in the snackbar. */
export function useSayFailure(): SayFailure {
  const notify = useNotify()
  return useCallback(
    (error, otherwise) => {
      if (error instanceof Error && error.name === 'AbortError') return
      const asked = isFailure(error) ? error.asked : ''
      notify(wordsOf(error, otherwise), { type: 'error', asked })
    },
    [notify],
  )
}
