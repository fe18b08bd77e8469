import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmContext } from './ConfirmContext.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { Question } from './question.ts'

interface Asked {
  readonly question: Question
  readonly answer: (agreed: boolean) => void
}

/** Holds the one confirm dialog of the application; see `useConfirm`. A second question waits for the first. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const [open, setOpen] = useState(false)
  const latest = useRef(asked)
  latest.current = asked
  const current = asked[0]

  useEffect(() => {
    if (current !== undefined) setOpen(true)
  }, [current])

  // Whoever still waits for an answer when the application goes away gets a no.
  useEffect(
    () => () => {
      for (const { answer } of latest.current) answer(false)
    },
    [],
  )

  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>(answer => setAsked(waiting => [...waiting, { question, answer }])),
    [],
  )

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {current === undefined ? null : (
        <ConfirmDialog
          question={current.question}
          open={open}
          onAnswer={agreed => {
            setOpen(false)
            current.answer(agreed)
          }}
          onClosed={() => setAsked(waiting => waiting.slice(1))}
        />
      )}
    </ConfirmContext.Provider>
  )
}
