import { useState } from 'react'
import type { QuoteComponent } from '#contract/quote'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { wrongRatio } from './wrongRatio.ts'

interface RatioFieldProps {
  readonly component: QuoteComponent
  readonly saving: boolean
  readonly onSave: (ratioToParent: number | null) => Promise<boolean>
}

/** How many of a component are in a set; saved when the field is left or Enter pressed, put back by Escape. */
export function RatioField({ component, saving, onSave }: RatioFieldProps) {
  const { ratioToParent } = component.delivery
  const [typed, setTyped] = useState<string | null>(null)
  const stored = ratioToParent === null ? '' : String(ratioToParent)
  const shown = typed ?? stored
  const wrong = wrongRatio(shown)
  const commit = async () => {
    if (typed === null || wrong !== undefined) return
    const ratio = typed.trim() === '' ? null : Number(typed)
    if (ratio === ratioToParent || (await onSave(ratio))) setTyped(null)
  }
  return (
    <BareInput
      isCell
      label={`Ratio to Parent of ${component.reference}`}
      value={shown}
      readOnly={saving}
      error={wrong}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void commit()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void commit()
        if (key === 'Escape') setTyped(null)
      }}
      sx={{ width: 110 }}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  )
}
