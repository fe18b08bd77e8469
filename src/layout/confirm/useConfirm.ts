import { useContext } from 'react'
import { type Confirm, ConfirmContext } from './ConfirmContext.ts'

/** Asks in the confirm dialog: `if (await confirm({ title, message })) …`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
