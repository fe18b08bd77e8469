import { memo, useCallback } from 'react'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx'

/** A field of the pad that takes a code. */
type PadCode = {
  [Key in keyof PadInputs]: PadInputs[Key] extends string ? Key : never
}[keyof PadInputs]

interface PadChoiceFieldProps extends Omit<ChoiceFieldProps, 'onChoose'> {
  readonly name: PadCode
  readonly change: ChangePad
}

/** A choice of the pad by its name; drawn again only when it changes. */
export const PadChoiceField = memo(function PadChoiceField({ name, change, ...props }: PadChoiceFieldProps) {
  const onChoose = useCallback((code: string) => change({ [name]: code }), [change, name])
  return <ChoiceField {...props} onChoose={onChoose} />
})
