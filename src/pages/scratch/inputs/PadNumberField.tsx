import { memo, useCallback } from 'react'
import type { PadNumber } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx'

interface PadNumberFieldProps extends Omit<NumberBoxProps, 'onChange'> {
  readonly name: PadNumber
  readonly change: ChangePad
}

/** A number of the pad by its name; drawn again only when it or what is wrong with it changes. */
export const PadNumberField = memo(function PadNumberField({ name, change, ...props }: PadNumberFieldProps) {
  const onChange = useCallback((value: number | null) => change({ [name]: value }), [change, name])
  return <NumberBox {...props} onChange={onChange} />
})
