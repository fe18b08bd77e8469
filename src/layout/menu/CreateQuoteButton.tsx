import type { ReactNode } from 'react'
import { MenuButton } from './MenuButton.tsx'
import { useCreateQuote } from './useCreateQuote.ts'
import { useDrawer } from './useDrawer.ts'

/** The menu's Create Quote. */
export function CreateQuoteButton({ label, icon }: { readonly label: string; readonly icon: ReactNode }) {
  const { closeTemporary } = useDrawer()
  const { start, isPending } = useCreateQuote()
  return (
    <MenuButton
      label={label}
      icon={icon}
      disabled={isPending}
      onClick={() => {
        closeTemporary()
        void start()
      }}
    />
  )
}
